/// Containers work on other threads, too, which have to get their part of a busy machine.
let turnsAtMost = 300_000
