import type { Explanation } from './explanation.ts';

/** The judge's words about a program that ended early; see `verdictOfRun`. */
const SIGNAL = /^程序被信号 (SIG[A-Z0-9]+) 终止/;
const EXIT_CODE = /^程序的返回值是 (-?\d+)，应为 0/;

interface CrashRule {
  code: string;
  /** What the standard library writes; without it, the rule is for the signal alone. */
  wrote?: RegExp;
  signal: string;
  title: string;
  advice: string;
}

const RULES: readonly CrashRule[] = [
  {
    code: 'crashOutOfRange',
    signal: 'SIGABRT',
    wrote: /std::out_of_range/,
    title: '下标超出了范围，程序停下了',
    advice: '用 at、substr、erase 时给的位置比长度大。检查下标从几开始、到几为止，字符串是不是空的。',
  },
  {
    code: 'crashBadNumber',
    signal: 'SIGABRT',
    wrote: /std::invalid_argument/,
    title: '要转成数的文字里没有数',
    advice: 'stoi、stod 只能转换以数字开头的文字。先输出这段文字，看读进来的是什么。',
  },
  {
    code: 'crashBadAlloc',
    signal: 'SIGABRT',
    wrote: /std::bad_alloc|std::length_error/,
    title: '要的内存太多，程序停下了',
    advice: 'vector 或 string 的长度给得太大，或者是负数。检查长度是从哪里来的、有没有读进来。',
  },
  {
    code: 'crashSegment',
    signal: 'SIGSEGV',
    title: '段错误：访问了不属于程序的内存',
    advice:
      '最常见的是数组下标超出范围：数组开小了，或者下标是负数、等于长度。也可能是递归没有停下来，或者用了没有指向任何东西的指针。先看循环到几为止，再看数组开了多大。',
  },
  {
    code: 'crashBus',
    signal: 'SIGBUS',
    title: '访问了不存在的内存',
    advice: '和段错误一样，先检查数组下标和指针。',
  },
  {
    code: 'crashDivide',
    signal: 'SIGFPE',
    title: '整数除以 0，或者对 0 取余',
    advice: '找到 / 和 % ，想一想右边什么时候会是 0，先用 if 判断再算。',
  },
  {
    code: 'crashIllegal',
    signal: 'SIGILL',
    title: '程序走到了不能执行的地方',
    advice: '最常见的是：有返回值的函数，最后忘了写 return；或者有个算式一定会除以 0。',
  },
  {
    code: 'crashAbort',
    signal: 'SIGABRT',
    title: '程序自己中止了',
    advice: '可能是 assert 不成立，或者 vector、string 用错了位置。看下面的原文里写了什么。',
  },
];

/** Explains how a C++ program crashed, for beginners; null for words that are not the judge's, or an unknown signal. */
export function explainCrash(message: string): Explanation | null {
  const signal = SIGNAL.exec(message)?.[1];
  if (signal !== undefined) {
    const rule = RULES.find((one) => one.signal === signal && (one.wrote?.test(message) ?? true));
    return rule ? { code: rule.code, title: rule.title, line: null, advice: rule.advice } : null;
  }
  const exitCode = EXIT_CODE.exec(message)?.[1];
  return exitCode === undefined
    ? null
    : {
        code: 'crashExitCode',
        title: `main 的返回值是 ${exitCode}，评测认为程序出错了`,
        line: null,
        advice: 'main 的最后写 return 0;，不要返回别的数，也不要用 exit 退出。',
      };
}
