// expect: CE
// No main.
