"""Two devices change notes while they, the server and their connections are killed.

    devices.py ROUNDS LONG SERVER NOTES RANDOM_DEVICE

LONG notes of 50 kB are at the server from the beginning. At the end everything is online: both files and
the database must agree, and each change that a device acknowledged must have reached the database once, or
must have been replaced by a later one.
"""
import collections, json, os, random, resource, signal, socket, sqlite3, subprocess, sys, tempfile
import threading, time

rounds, long_notes, server_program, notes_program, device_program = *map(int, sys.argv[1:3]), *sys.argv[3:6]
folder = tempfile.TemporaryDirectory()
counts = collections.Counter()
failures = []
# After a crash, the printer of the backtrace could live longer than the process, and keep its output
# open.
os.environ["SWIFT_BACKTRACE"] = "enable=no"


def path(name):
    return os.path.join(folder.name, name)


error, page = '{"message": "no Route matched"}', "<title>Log in</title>"
answers = [(status, error) for status in (400, 401, 403, 404, 408, 410, 412, 422, 425, 429, 503)]
answers += [(status, page) for status in (200, 302, 401, 404, 413, 502)] + [(200, "{}")]


class Proxy:
    """Forwards connections; on bad days it cuts some in the middle of a request or answer, and answers
    some requests itself, as a gateway does."""

    def __init__(self, target):
        self.target, self.cuts = target, True
        self.listener = socket.create_server(("127.0.0.1", 0), backlog=64)
        self.port = self.listener.getsockname()[1]
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        while True:
            near = self.listener.accept()[0]
            threading.Thread(target=self.forward, args=(near,), daemon=True).start()

    def forward(self, near):
        try:
            far = socket.create_connection(("127.0.0.1", self.target))
        except OSError:
            return near.close()
        cut = self.cuts and random.choice(["request", "answer", None, None])
        for source, sink, cuts in [(near, far, cut == "request"), (far, near, cut == "answer")]:
            threading.Thread(target=self.pump, args=(source, sink, cuts), daemon=True).start()

    def pump(self, source, sink, cuts):
        # A connection serves several requests. The first requests may reach the server.
        lucky = random.choice([0, 0, 1, 5])
        try:
            while data := source.recv(65536):
                if self.cuts and data.startswith((b"GET", b"POST", b"PUT", b"DEL")) and random.random() < 0.2:
                    status, body = random.choice(answers)
                    head = f"HTTP/1.1 {status} No\r\nContent-Length: {len(body)}\r\nConnection: close"
                    source.sendall(f"{head}\r\n\r\n{body}".encode())
                    counts["answers of a gateway"] += 1
                    break
                if cuts and lucky == 0:
                    limit = random.randrange(len(data))
                    # On Linux, URLSession ends the process if an answer ends between its status line
                    # and its length.
                    if data.startswith(b"HTTP/"):
                        length = data.lower().find(b"\r\ncontent-length:")
                        safe = data.find(b"\r\n", length + 2) + 2 if length >= 0 else len(data)
                        if 9 <= limit < safe:
                            limit = random.choice([random.randrange(9), safe % len(data)])
                    sink.sendall(data[:limit])
                    counts["connections cut"] += 1
                    break
                sink.sendall(data)
                lucky -= 1
        except OSError:
            pass
        for end in (source, sink):
            try:
                end.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass


class Server:
    def __init__(self):
        with socket.create_server(("127.0.0.1", 0)) as probe:
            self.port = probe.getsockname()[1]
        self.start()

    def start(self):
        # The tokens expire soon, so that refreshes are also cut and killed. Long notes need more time.
        self.process = subprocess.Popen(
            [server_program, "--port", str(self.port), "--database", path("database"),
             "--access-lifetime", "60" if long_notes else "2"],
            stdout=subprocess.PIPE, stderr=open(path("log"), "ab"))
        if b"listens" not in self.process.stdout.readline():
            sys.exit("the server does not start: " + open(path("log")).read()[-500:])

    def kill(self):
        self.process.kill()
        self.process.wait()
        counts["server kills"] += 1


class Device:
    def __init__(self, name):
        self.name, self.folder, self.log = name, path(name), []

    def start(self):
        self.process = subprocess.Popen(
            [device_program, self.folder, self.name, address], stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, text=True)

    def kill(self):
        if self.process.poll() is not None:
            failures.append(f"{self.name} ended by itself: {self.process.stderr.read()[:6000]}")
        self.process.kill()
        self.log += self.process.communicate()[0].splitlines(keepends=True)
        # The last line may be incomplete. Then its change has not been acknowledged.
        if self.log and not self.log[-1].endswith("\n"):
            self.log[-1] = "torn\n"
        counts["client kills"] += 1

    def cli(self, *words, password=None):
        return subprocess.run(
            [notes_program, *words, "--folder", self.folder, "--server", address], input=password, text=True,
            capture_output=True, timeout=150)

    def notes(self):
        result = self.cli("list", "--format", "json")
        if result.returncode:
            sys.exit(f"{self.name} does not list: {result.stderr}")
        return json.loads(result.stdout)

    def settle(self):
        """Syncs until nothing waits, and decides by chance what is to be decided."""
        end = time.monotonic() + 60
        while True:
            result = self.cli("sync")
            if result.returncode == 0:
                return
            if result.returncode != 65 and (result.returncode != 75 or time.monotonic() > end):
                failures.append(f"{self.name} does not sync: {result.stderr}")
                return
            for note in self.notes():
                # Even if a gateway says that the note is too long, the change is rejected.
                is_long = "too long for the server" in (note.get("reason") or "")
                if note["status"] == "rejected" and not is_long or (
                        note["status"] == "conflict" and not note["id"].startswith("shared")):
                    failures.append(f"{self.name}: nobody else changes {note}")
                if note["status"] in ("conflict", "rejected"):
                    choice = "retry" if is_long else random.choice(["retry", "discard"])
                    self.log.append(f"try {choice} {note['id']}\n")
                    self.cli(choice, note["id"])
                    counts["conflicts at the end"] += 1


def database():
    return sqlite3.connect(path("database"))


def records_history():
    """The server forgets old texts; the check needs them."""
    with database() as connection:
        connection.execute("CREATE TABLE history (id TEXT, text TEXT)")
        for event in ("INSERT", "UPDATE"):
            connection.execute(
                f"CREATE TRIGGER on{event} AFTER {event} ON note BEGIN "
                "INSERT INTO history VALUES (new.id, new.text); END")


def fetch_long_notes(devices):
    with database() as connection:
        connection.executemany(
            "INSERT INTO note (account, id, text, version) VALUES ('al@x.test', ?, ?, ?)",
            [(f"long-{i}", f"{i} ".ljust(50_000, "a"), i) for i in range(1, long_notes + 1)])
    for number, device in enumerate(devices, 1):
        start = time.monotonic()
        device.settle()
        megabytes = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss // 1000
        print(f"{long_notes} long notes: {time.monotonic() - start:.1f} s, {megabytes} MB")
        device.cli("edit", f"long-{number}", device.name * 50_000)
        device.cli("delete", f"long-{long_notes - number}")


def play(server, devices):
    for _ in range(rounds):
        for device in devices:
            device.start()
        deaths = [(random.uniform(0.05, 1.2), device) for device in devices]
        if random.random() < 0.7:
            deaths.append((random.uniform(0.05, 1.2), server))
        start = time.monotonic()
        for instant, victim in sorted(deaths, key=lambda death: death[0]):
            time.sleep(max(0, start + instant - time.monotonic()))
            victim.kill()
            if victim is server and random.random() < 0.5:
                server.start()
        if server.process.poll() is not None:
            server.start()


def check(devices):
    with database() as connection:
        history = connection.execute("SELECT id, text FROM history").fetchall()
        rows = connection.execute("SELECT id, text FROM note").fetchall()
    now = {id: text for id, text in rows if text is not None}
    counts["notes at the end"] = len(now)
    counts["changes at the server"] = len(history)
    for device in devices:
        notes = {note["id"]: note["text"] for note in device.notes()}
        if notes != now:
            failures.append(f"{device.name} and the database differ: {set(notes.items()) ^ set(now.items())}")
    texts = collections.Counter(text for _, text in history if text is not None)
    counts["doubled"] = sum(count - 1 for count in texts.values())
    for device in devices:
        lines = [line.split() for line in device.log]
        later = {}
        # Reads the logs backwards: for each acknowledged change, which changes of the note the device
        # tried later.
        for verb, *change in reversed(lines):
            if len(change) < 2:
                continue
            action, id = change[0], change[1]
            if verb == "ok" and action in ("save", "delete"):
                counts["acknowledged"] += 1
                # Another device may create a shared note again.
                is_there = texts[change[2]] > 0 if action == "save" else True
                if not is_there and not later.get(id):
                    counts["lost"] += 1
                    failures.append(f"{device.name} lost “{' '.join(change)}”")
            # The `try` of a change comes before its `ok` in the log. So a change does not excuse
            # itself.
            if verb == "try" and action != "retry":
                later[id] = True
            # Only the device itself changes its own notes. So they must have the last acknowledged
            # content.
            if verb == "ok" and id.startswith(device.name) and id not in later:
                later[id] = True
                if now.get(id) != (change[2] if action == "save" else None):
                    told = [line.strip() for line in device.log if f" {id}" in line]
                    was = [text for other, text in history if other == id]
                    failures.append(f"“{id}” is not as {device.name} left it: {told}; at the server {was}, now {now.get(id)}")
    if counts["doubled"]:
        failures.append("changes took effect twice")


server = Server()
records_history()
proxy = Proxy(server.port)
address = f"http://127.0.0.1:{proxy.port}"
devices = [Device("a"), Device("b")]
proxy.cuts = False
for device in devices:
    result = device.cli("login", "al@x.test", password="enigma\n")
    if result.returncode:
        sys.exit(result.stderr)
if long_notes:
    fetch_long_notes(devices)
proxy.cuts = True
play(server, devices)
proxy.cuts = False
# After the last decision of one device, the other device has to sync again.
for _ in range(3):
    for device in devices:
        device.settle()
check(devices)
server.process.send_signal(signal.SIGTERM)
server.process.wait()
for name in ("client kills", "server kills", "connections cut", "answers of a gateway",
             "acknowledged", "changes at the server", "notes at the end", "conflicts at the end", "lost", "doubled"):
    print(f"{name}: {counts[name]}")
for failure in failures[:20]:
    print("FAILED:", failure)
sys.exit(bool(failures))
