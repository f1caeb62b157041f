/// Screens and their doubles work on the main actor alone: what has not come by then never comes.
let turnsAtMost = 10_000
