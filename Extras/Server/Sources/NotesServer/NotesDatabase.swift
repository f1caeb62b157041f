import Foundation
import GRDB

/// Opens the database, and makes its tables if there are none. Only the owner can read the files.
func openNotesDatabase(path: String, busyTimeout: TimeInterval = 1) throws -> DatabaseQueue {
    // The path is made absolute, because SQLite gives some relative names, such as `:memory:`, a
    // special meaning.
    let path = URL(filePath: path).absoluteURL.path(percentEncoded: false)
    // SQLite would create a file that other users can open, so this creates it. If the path is wrong,
    // SQLite reports the error below.
    let file = open(path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
    if file >= 0 { close(file) }

    var configuration = Configuration()
    configuration.journalMode = .wal
    configuration.busyMode = .timeout(busyTimeout)
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    // With WAL, GRDB sets NORMAL, which may lose the last commits when the power fails.
    try queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
    try migrator.migrate(queue)
    // This comes last, because only now is it certain that the files are a database.
    for path in [path, path + "-wal", path + "-shm"]
    where FileManager.default.fileExists(atPath: path) {
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    }
    return queue
}

var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1") { database in
        try database.execute(
            sql: """
                -- A note without a text was deleted.
                CREATE TABLE note (
                    account TEXT NOT NULL,
                    id TEXT NOT NULL,
                    text TEXT,
                    version INTEGER NOT NULL,
                    PRIMARY KEY (account, id),
                    UNIQUE (account, version)
                ) STRICT, WITHOUT ROWID;

                CREATE TABLE appliedChange (
                    account TEXT NOT NULL,
                    key TEXT NOT NULL,
                    fingerprint BLOB NOT NULL,
                    version INTEGER NOT NULL,
                    PRIMARY KEY (account, key)
                ) STRICT, WITHOUT ROWID;

                CREATE TABLE token (
                    digest BLOB NOT NULL PRIMARY KEY,
                    kind TEXT NOT NULL,
                    session TEXT NOT NULL,
                    account TEXT NOT NULL,
                    parent BLOB,
                    expires REAL NOT NULL,
                    replaced REAL
                ) STRICT, WITHOUT ROWID;
                CREATE INDEX tokenOfSession ON token (session);
                CREATE INDEX tokenByExpiry ON token (expires);
                """)
    }
    migrator.registerMigration("2") { database in
        try database.execute(
            sql: "CREATE INDEX changeByVersion ON appliedChange (account, version)")
    }
    migrator.registerMigration("3") { database in
        try database.execute(
            sql: """
                CREATE TABLE item (
                    -- Greater than that of each item before it.
                    position INTEGER PRIMARY KEY,
                    account TEXT NOT NULL,
                    id TEXT NOT NULL,
                    name TEXT NOT NULL,
                    UNIQUE (account, id)
                ) STRICT;

                CREATE TABLE login (
                    digest BLOB NOT NULL PRIMARY KEY,
                    account TEXT NOT NULL,
                    expires REAL NOT NULL
                ) STRICT, WITHOUT ROWID;
                """)
    }
    return migrator
}
