#!/usr/bin/env python3
"""Holds many connections open, with answers that nobody reads, and without a whole request.

crowd.py PROGRAM: others have to be answered all the same, in bounded memory, and SIGTERM has to end
it in time.
"""

import contextlib
import http.client
import json
import os
import re
import resource
import socket
import subprocess
import sys
import tempfile
import time

LIMIT = 1000
READERS = 773
HEADER_SECONDS = 5
REQUEST = b"GET /nowhere HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"


def connect(port, text):
    connection = socket.create_connection(("127.0.0.1", port), timeout=30)
    connection.sendall(text)
    return connection


def answer_seconds(port):
    start = time.monotonic()
    with connect(port, REQUEST) as connection:
        answer = connection.recv(100)
    assert answer.startswith(b"HTTP/1.1 404"), answer
    return time.monotonic() - start


def open_connections(server):
    folder = f"/proc/{server.pid}/fd"
    if not os.path.isdir(folder):
        return 0
    files = [os.path.join(folder, name) for name in os.listdir(folder)]
    return sum(os.readlink(file).startswith("socket:") for file in files)


def call(port, method, path, body=None, headers={}):
    """The status and the body of an answer, when the server has room for it."""
    while True:
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
        connection.request(method, path, body, headers)
        with connection.getresponse() as answer:
            if answer.status != 503:
                return answer.status, answer.read()
        time.sleep(int(answer.headers["Retry-After"]))


def megabytes(server):
    """The most memory that it has had; 0 where the system does not say."""
    path = f"/proc/{server.pid}/status"
    if not os.path.exists(path):
        return 0
    with open(path) as status:
        return int(re.search(r"VmHWM:\s+(\d+) kB", status.read()).group(1)) // 1000


def read_nothing(port, server):
    """Each reader asks for four pages: what the system does not take is left with the server."""
    login = json.dumps({"email": "al@x.test", "password": "enigma"})
    access = json.loads(call(port, "POST", "/session", login)[1])["access"]
    headers = {"Authorization": "Bearer " + access, "If-None-Match": "*"}
    note = json.dumps({"text": "a" * 100_000})
    for id in map(str, range(11)):
        status, _ = call(port, "PUT", "/notes/" + id, note, headers | {"Idempotency-Key": id})
        assert status == 200, status
    before = megabytes(server)
    page = f"GET /notes HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {access}\r\n\r\n"
    with contextlib.ExitStack() as held:
        for _ in range(READERS):
            held.enter_context(connect(port, page.encode() * 4))
        start = time.monotonic()
        status, _ = call(port, "GET", "/notes", headers=headers)
        seconds = time.monotonic() - start
    grown = megabytes(server) - before
    print(f"A page after {seconds:.1f} s behind {READERS} that do not read; {grown} MB more")
    assert status == 200 and seconds < 30, "not answered in time"
    assert grown < 150, "too much memory"


def main():
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 4096 if most == resource.RLIM_INFINITY else min(4096, most)
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as held:
        server = subprocess.Popen(
            [sys.argv[1], "--port", "0", "--database", os.path.join(folder, "notes.sqlite")],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        held.callback(server.kill)
        port = int(re.search(rb":(\d+)\n", server.stdout.readline()).group(1))

        read_nothing(port, server)

        def hold(count):
            for _ in range(count):
                held.enter_context(connect(port, REQUEST[:-2]))

        # The last 200 connections wait until the server accepts connections again.
        hold(LIMIT + 200)
        seconds = answer_seconds(port)
        print(f"Answered after {seconds:.1f} s behind {LIMIT + 200} half-open connections")
        assert seconds < HEADER_SECONDS + 10, "not answered in time"

        time.sleep(HEADER_SECONDS + 1)
        hold(LIMIT + 200)
        count = open_connections(server)
        print(f"{count} sockets are open")
        assert count < LIMIT + 50, "too many"

        start = time.monotonic()
        server.terminate()
        status = server.wait(30)
        seconds = time.monotonic() - start
        print(f"SIGTERM ended it after {seconds:.1f} s")
        assert status == 0 and seconds < 6, f"exit status {status}"


main()
