#!/usr/bin/env python3
"""DemoCLI adds items for two accounts, while it and the server are killed at random instants.

    items.py KILLS SERVER DEMOCLI

Each add that DemoCLI has acknowledged must be at the server afterwards, nothing may be there twice, and no
account may see an item of the other one.
"""
import collections, json, os, random, re, subprocess, sys, tempfile, threading, time

kills, server_program, demo_program = int(sys.argv[1]), *sys.argv[2:]
accounts = {"al@x.test": "enigma", "bo@x.test": "colossus"}
folder = tempfile.TemporaryDirectory()


def path(name):
    return os.path.join(folder.name, name)


class Server:
    port = 0

    def start(self):
        with open(path("log"), "ab") as log:
            self.process = subprocess.Popen(
                [server_program, "--port", str(self.port), "--database", path("database"),
                 "--accounts", path("accounts.json")], stdout=subprocess.PIPE, stderr=log)
        line = self.process.stdout.readline().decode()
        if "listens" not in line:
            sys.exit("the server does not start: " + open(path("log")).read()[-500:])
        # After a kill, the server has to start at the same address.
        self.port = int(re.search(r":(\d+)\n", line).group(1))

    def kill(self):
        self.process.kill()
        self.process.wait()
        self.start()


class Client:
    """One account, which runs one DemoCLI after the other."""

    def __init__(self, email):
        self.email, self.acknowledged, self.tried = email, [], []
        self.ends = collections.Counter()

    def start(self, *words):
        self.process = subprocess.Popen(
            [demo_program, *words, "--items", f"http://127.0.0.1:{server.port}", "--login", self.email],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    def end(self):
        output, error = self.process.communicate(accounts[self.email] + "\n")
        return self.process.returncode, output, error

    def run(self, *words):
        self.start(*words)
        code, output, error = self.end()
        assert code == 0, f"{self.email}: {words} ended with {code}: {error}"
        return output

    def items(self):
        return {item["id"]: item["name"] for item in json.loads(self.run("list", "--format", "json"))}

    def add_until(self, is_over):
        while not is_over.is_set():
            name = f"{self.email} {len(self.tried)}"
            self.tried.append(name)
            self.start("add", name)
            code, output, error = self.end()
            is_expected = code in (0, -9) or code == 74 and "can't be reached" in error
            assert is_expected, f"{self.email}: add ended with {code}: {error}"
            self.ends[code] += 1
            if output.startswith("Added"):
                self.acknowledged.append(name)

    def kill(self):
        self.process.kill()


def check_commands(al, bo):
    """Each command in turn. What one account does changes nothing for the other."""
    for client in (al, bo):
        assert client.items() == {}, "a new account has items"
        client.run("add", f"{client.email}'s")
    (mine, _), (theirs, _) = *al.items().items(), *bo.items().items()
    al.run("rename", mine, "Fig")
    assert al.items() == {mine: "Fig"} and bo.items() == {theirs: "bo@x.test's"}
    al.start("delete", theirs)
    assert al.end()[0] == 1, "al has found an item of bo"
    for client, item in ((al, mine), (bo, theirs)):
        client.run("delete", item)
    assert al.items() == bo.items() == {}
    print("Both accounts have added, listed, renamed and deleted; neither saw the other's")


def play(clients):
    """Both accounts add until all kills are done. Some of the kills find nobody who is adding."""
    is_over, errors = threading.Event(), []

    def add(client):
        try:
            client.add_until(is_over)
        except AssertionError as error:
            errors.append(error)

    threads = [threading.Thread(target=add, args=(client,)) for client in clients]
    for thread in threads:
        thread.start()
    for _ in range(kills):
        time.sleep(random.uniform(0.05, 0.5))
        random.choice([server, server, *clients]).kill()
    is_over.set()
    for thread in threads:
        thread.join()
    assert not errors, errors


server = Server()
with open(path("accounts.json"), "w") as file:
    json.dump([{"email": email, "password": password} for email, password in accounts.items()], file)
server.start()
clients = [Client(email) for email in accounts]
check_commands(*clients)
play(clients)
for client in clients:
    count = collections.Counter(client.items().values())
    lost = [name for name in client.acknowledged if name not in count]
    foreign = [name for name in count if name not in client.tried]
    doubled = [name for name in count if count[name] > 1]
    print(f"{client.email}: {len(client.acknowledged)} acknowledged, {count.total()} stored, ended {dict(client.ends)}")
    assert not (lost or foreign or doubled), f"lost {lost}, doubled {doubled}, of others {foreign}"
server.process.terminate()
assert server.process.wait(30) == 0
print(f"{kills} kills: nothing was lost or doubled")
