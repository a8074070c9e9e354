/**
 * Thrown instead of running a student's program without isolation, or in a language whose compiler is missing. `code`
 * is the code of the same error in the API's catalogue; `problems` says in Chinese what to install or change.
 */
export class JudgeUnavailable extends Error {
  readonly code = 'JUDGE_UNAVAILABLE';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('；') || '评测机不可用');
    this.name = 'JudgeUnavailable';
    this.problems = problems;
  }
}
