import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CheckerProgram } from '@aosai/api/judging/checkers';
import { CPP, PYTHON } from '@aosai/api/judging/languages';
import type { Judge } from '../judge.ts';
import { MINI_TESTLIB } from '../testing/miniTestlib.ts';
import { openTestJudge, requestOf } from '../testing/testJudge.ts';

let judge: Judge;
beforeAll(async () => {
  judge = await openTestJudge();
});
afterAll(async () => judge.close());

/** Guess a number from 1 to 100: the reply to `? n` is -1, 0 or 1, and `! n` ends. At most ten questions. */
const TESTLIB: CheckerProgram = {
  kind: 'interactor',
  protocol: 'testlib',
  language: CPP,
  headers: { 'testlib.h': MINI_TESTLIB },
  source: `#include "testlib.h"
int main(int argc, char **argv) {
  registerInteraction(argc, argv);
  int secret;
  inf >> secret;
  for (int asked = 0;; asked++) {
    std::string kind;
    int guess;
    if (!(std::cin >> kind >> guess)) quitf(_pe, "end after %d questions", asked);
    tout << kind << guess << std::endl;
    if (kind == "!") quitf(guess == secret ? _ok : _wa, "%d questions", asked);
    if (asked == 10) quitf(_wa, "too many questions");
    std::cout << (secret < guess ? -1 : secret > guess) << std::endl;
  }
}`,
};

const ICPC: CheckerProgram = {
  kind: 'interactor',
  protocol: 'icpc',
  language: PYTHON,
  source: `import sys
secret = int(open(sys.argv[1]).read())
def end(code, text):
    open(sys.argv[3] + "judgemessage.txt", "w").write(text)
    sys.exit(code)
for asked in range(11):
    words = sys.stdin.readline().split()
    if len(words) != 2: end(43, "end after %d questions" % asked)
    if words[0] == "!": end(42 if int(words[1]) == secret else 43, "%d questions" % asked)
    guess = int(words[1])
    print((secret > guess) - (secret < guess), flush=True)
end(43, "too many questions")`,
};

const BISECT = `#include <iostream>
int main() {
  int low = 1, high = 100, answer;
  while (low < high) {
    int middle = (low + high) / 2;
    std::cout << "? " << middle << std::endl;
    std::cin >> answer;
    if (answer == 0) low = high = middle;
    else if (answer < 0) high = middle - 1;
    else low = middle + 1;
  }
  std::cout << "! " << low << std::endl;
}`;

const cpp = (body: string): string =>
  `#include <cstdio>\n#include <cstdlib>\n#include <unistd.h>\nint main() { int x = 0; ${body} }`;

async function play(source: string, interactor: CheckerProgram): Promise<unknown[]> {
  const { verdict, cases } = await judge.judge(
    requestOf({
      language: source.includes('main()') ? CPP : PYTHON,
      source,
      compare: interactor,
      limits: { timeMs: 300, memoryKiB: 64 * 1024 },
      cases: [{ id: '1', input: '37\n', expected: '37\n' }],
    }),
  );
  return [verdict, cases[0]?.message];
}

const IDLE = '程序与交互程序互相等待，没有结束（请检查是否刷新输出、是否多读了输入）';

test.each([
  ['testlib', TESTLIB, 'ok ', 'wrong answer ', 'wrong output format '],
  ['ICPC', ICPC, '', '', ''],
] as const)(
  'interactor: with the %s protocol it gives the right verdict for each way a program can behave',
  async (_, interactor, ok, wrong, format) => {
    const plays = {
      right: await play(BISECT, interactor),
      python: await play('print("?", 37, flush=True)\ninput()\nprint("!", 37)', interactor),
      wrong: await play(cpp('puts("! 38");'), interactor),
      crash: await play(cpp('puts("? 5"); fflush(stdout); scanf("%d", &x); abort();'), interactor),
      exitCode: await play(cpp('return 3;'), interactor),
      early: await play(cpp('puts("? 5");'), interactor),
      waits: await play(cpp('scanf("%d", &x);'), interactor),
      unflushed: await play(cpp('setvbuf(stdout, nullptr, _IOFBF, 65536); puts("? 5"); scanf("%d", &x);'), interactor),
      closes: await play(cpp('fclose(stdout); scanf("%d", &x);'), interactor),
      spins: await play(cpp('for (volatile int i = 0;; i++) ;'), interactor),
      floods: await play(cpp('for (;;) puts("? 5");'), interactor),
      afterwards: await play(`print("!", 37, flush=True)\nfor i in range(1000): print("more", flush=True)`, interactor),
    };
    expect(plays).toEqual({
      right: ['AC', `${ok}3 questions`],
      python: ['AC', `${ok}1 questions`],
      wrong: ['WA', `${wrong}0 questions`],
      crash: ['RE', '程序被信号 SIGABRT 终止'],
      exitCode: ['RE', '程序的返回值是 3，应为 0'],
      early: ['WA', `${format}end after 1 questions`],
      waits: ['TLE', IDLE],
      unflushed: ['TLE', IDLE],
      closes: ['WA', `${format}end after 0 questions`],
      spins: ['TLE', undefined],
      floods: ['WA', `${wrong}too many questions`],
      afterwards: ['AC', `${ok}0 questions`],
    });
  },
);

test.each([
  ['crashes', 'abort();', '交互程序被信号 SIGABRT 终止'],
  ['ends with nonsense', 'return 9;', '交互程序返回了未知的值 9：'],
  ['sleeps before its first word', 'sleep(600);', '交互程序长时间没有结束'],
])('interactor: one that %s gives SE, because it is never the student’s fault', async (_, body, message) => {
  expect(await play(BISECT, { ...TESTLIB, source: cpp(body) })).toEqual(['SE', message]);
});

test('interactor: the program can open neither the answer nor the interactor’s files', async () => {
  const nosy = `import os, sys
found = []
for path in ["/work", ".", "/work/input", "input", "answer", "/proc", "/proc/self/fd", "/tmp"]:
    try:
        found += os.listdir(path) if os.path.isdir(path) else [open(path).read()]
    except OSError:
        pass
print("!", 37 if not found else found, flush=True)`;
  expect(await play(nosy, TESTLIB)).toEqual(['AC', 'ok 0 questions']);
});
