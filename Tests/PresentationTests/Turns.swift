/// How often `wait` yields before it fails the test. Screens and test doubles use only the main
/// actor, so a call that has not come by then never comes.
let turnsAtMost = 10_000
