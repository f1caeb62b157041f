#!/usr/bin/env python3
"""Holds more connections open than the server accepts, none with a whole request.

half-open.py PROGRAM: others have to be answered all the same, and SIGTERM has to end it in time.
"""

import contextlib
import os
import re
import resource
import socket
import subprocess
import sys
import tempfile
import time

LIMIT = 1000
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

        def hold(count):
            for _ in range(count):
                held.enter_context(connect(port, REQUEST[:-2]))

        # The last two hundred wait until the server accepts again.
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
