import {
  type BuiltinChecker,
  type CheckerProgram,
  type CheckerProtocol,
  INTERACTOR_PROTOCOLS,
  CHECKER_PROTOCOLS,
} from '@aosai/api/judging/checkers';
import type { CheckRule } from '@aosai/api/judging/judging';
import { CPP } from '@aosai/api/judging/languages';

export type CheckKind = CheckRule['kind'];

/** Kinds of output checks, as an author chooses them. */
export const CHECK_KINDS = {
  default: '按行比较，忽略行末空格',
  token: '按词比较，忽略空白差别',
  exact: '完全一致',
  real: '实数，允许误差',
  builtin: 'testlib 的标准比较程序',
  checker: '自己的比较程序',
  interactor: '交互程序',
} as const satisfies Record<CheckKind, string>;

/** Labels of testlib's checkers: name and what each compares. */
export const BUILTIN_LABELS = {
  wcmp: 'wcmp：词的序列',
  lcmp: 'lcmp：逐行比较，忽略空白',
  fcmp: 'fcmp：逐行比较，连空白',
  icmp: 'icmp：一个整数',
  ncmp: 'ncmp：整数的序列',
  uncmp: 'uncmp：整数，不计顺序',
  hcmp: 'hcmp：一个大整数',
  rcmp4: 'rcmp4：实数的序列，误差 10⁻⁴',
  rcmp6: 'rcmp6：实数的序列，误差 10⁻⁶',
  rcmp9: 'rcmp9：实数的序列，误差 10⁻⁹',
  rncmp: 'rncmp：实数的序列，绝对误差 1.5×10⁻⁵',
  rcmp: 'rcmp：一个实数，绝对误差 1.5×10⁻⁶',
  acmp: 'acmp：一个实数，绝对误差 10⁻⁶',
  dcmp: 'dcmp：一个实数，误差 10⁻⁶',
  yesno: 'yesno：一个 YES 或 NO，不分大小写',
  nyesno: 'nyesno：多个 YES 或 NO，不分大小写',
  caseicmp: 'caseicmp：Case 后一个整数',
  casencmp: 'casencmp：Case 后整数的序列',
  casewcmp: 'casewcmp：Case 后词的序列',
} as const satisfies Record<BuiltinChecker, string>;

/** Names of protocols, by the judge they belong to. */
export const PROTOCOL_LABELS = {
  testlib: 'testlib（Codeforces、洛谷）',
  icpc: 'ICPC 题目包（DOMjudge、Kattis）',
  hustoj: 'HUSTOJ',
  qduoj: '青岛 OJ',
  lemon: 'LemonLime',
  syzoj: 'SYZOJ',
} as const satisfies Record<CheckerProtocol, string>;

/** Protocols a kind of program may use. */
export const protocolsOf = (kind: CheckerProgram['kind']): readonly CheckerProtocol[] =>
  kind === 'interactor' ? INTERACTOR_PROTOCOLS : CHECKER_PROTOCOLS;

/** Protocols that report no points, or on a fixed scale, so that no full score is asked for. */
const WITHOUT_FULL: readonly CheckerProtocol[] = ['qduoj', 'syzoj'];
export const givesPoints = (protocol: CheckerProtocol): boolean => !WITHOUT_FULL.includes(protocol);

/** Initial rule of a kind. */
export const firstRule = (kind: CheckKind): CheckRule => {
  switch (kind) {
    case 'default':
    case 'token':
    case 'exact':
      return { kind };
    case 'real':
      return { kind, absolute: 1e-6, relative: 1e-6 };
    case 'builtin':
      return { kind, name: 'wcmp' };
    case 'checker':
    case 'interactor':
      return { kind, protocol: 'testlib', language: CPP, source: '' };
    default:
      return kind satisfies never;
  }
};

const SIGNS = new Map(Array.from('0123456789', (digit, place) => [digit, '⁰¹²³⁴⁵⁶⁷⁸⁹'[place] ?? digit]));
const powerOf = (power: number): string =>
  `10⁻${Array.from(String(power), (digit) => SIGNS.get(digit) ?? digit).join('')}`;

/** Tolerances of real numbers; an imported one is added to the usual ones. */
export const toleranceOptions = (now: number): { value: string; label: string }[] => {
  const usual = [
    { value: '0', label: '不看' },
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12].map((power) => ({ value: String(10 ** -power), label: powerOf(power) })),
  ];
  return usual.some(({ value }) => value === String(now))
    ? usual
    : [...usual, { value: String(now), label: String(now) }];
};

const PROGRAM_NAMES = { checker: '比较程序', interactor: '交互程序' } as const;

/** Name of the kind of program that checks the output; null if a rule does. */
export const programName = ({ kind }: CheckRule): string | null =>
  kind === 'checker' || kind === 'interactor' ? PROGRAM_NAMES[kind] : null;

/** Validates a rule for react-hook-form. */
export const ruleFault = (rule: CheckRule): string | true => {
  if ('source' in rule && rule.source.trim() === '') return `请填写${PROGRAM_NAMES[rule.kind]}的代码。`;
  if (rule.kind === 'real' && rule.absolute === 0 && rule.relative === 0) return '绝对误差和相对误差至少要允许一种。';
  return true;
};
