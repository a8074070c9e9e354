import { expect, test } from 'vitest';
import { compileMarkers } from './compileMarkers.ts';

test('compileMarkers: finds errors of g++ with their lines, not notes or warnings', () => {
  const message = [
    "main.cpp: In function 'int main()':",
    "main.cpp:5:12: error: expected ';' before 'cin'",
    '    5 |     int n; cin >> n',
    "main.cpp:6:3: warning: unused variable 'x' [-Wunused-variable]",
    'main.cpp:9: fatal error: nothing.h: No such file or directory',
    'compilation terminated.',
  ].join('\n');
  expect(compileMarkers(message)).toEqual([
    { line: 5, message: "expected ';' before 'cin'" },
    { line: 9, message: 'nothing.h: No such file or directory' },
  ]);
});

test('compileMarkers: finds a Python syntax error with its line', () => {
  const message = ['  File "main.py", line 3', '    print(n', '         ^', "SyntaxError: '(' was never closed"].join(
    '\n',
  );
  expect(compileMarkers(message)).toEqual([{ line: 3, message: "SyntaxError: '(' was never closed" }]);
});

test('compileMarkers: returns nothing for a message without lines', () => {
  expect(compileMarkers('collect2: error: ld returned 1 exit status')).toEqual([]);
});
