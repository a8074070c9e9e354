/**
 * The one error catalogue: code on the wire → HTTP status, Chinese text, and what the client does beyond showing it.
 * `{name}` in a text is filled from the error's params.
 */
interface ErrorEntry {
  status: number;
  message: string;
  behaviour?: 'sign-in' | 'offer-vip' | 'retry-later';
}

export const ERRORS = {
  ENV_MALFORMED: { status: 400, message: '请求格式不正确，请刷新页面后再试' },
  ENV_TOO_LARGE: { status: 413, message: '内容太大，请减少后再试（上限 1 MB）' },
  ENV_VERSION: { status: 400, message: '页面版本过旧，请刷新页面' },
  ENV_KEY: { status: 400, message: '通信密钥已更换，请刷新页面' },
  ENV_CLOCK: { status: 400, message: '本机时间与服务器相差太大，请校准时间' },
  ENV_SESSION: { status: 401, message: '登录已失效，请重新登录', behaviour: 'sign-in' },
  ENV_SIGNATURE: { status: 400, message: '签名异常' },
  ENV_REPLAY: { status: 409, message: '这个请求已经处理过，请刷新页面查看结果' },
  ENV_DECRYPT: { status: 400, message: '数据解密异常' },

  VALIDATION: { status: 400, message: '提交的内容有误：{detail}' },
  NOT_FOUND: { status: 404, message: '没有找到这项内容，可能已被删除或无权查看' },
  CALL_NOT_FOUND: { status: 404, message: '没有这个接口' },
  METHOD_NOT_ALLOWED: { status: 405, message: '这个接口不支持此请求方式' },
  FORBIDDEN: { status: 403, message: '当前账号没有这项权限' },
  SIGN_IN_REQUIRED: { status: 401, message: '请先登录', behaviour: 'sign-in' },
  RATE_LIMITED: { status: 429, message: '操作太频繁，请 {seconds} 秒后再试', behaviour: 'retry-later' },
  INTERNAL: { status: 500, message: '服务器出了点问题，请稍后再试' },
  UNAVAILABLE: { status: 503, message: '服务暂时不可用，请稍后再试', behaviour: 'retry-later' },
  APP_UNKNOWN: { status: 400, message: '应用标识不正确' },
  RIGHT_USED_UP: { status: 403, message: '{name}次数已用完', behaviour: 'offer-vip' },

  LOGIN_FAILED: { status: 401, message: '账号或密码不正确' },
  LOGIN_LOCKED: { status: 429, message: '密码错误次数过多，请 {minutes} 分钟后再试', behaviour: 'retry-later' },
  ACCOUNT_DISABLED: { status: 403, message: '账号未启用或已停用，请联系老师或管理员' },

  EXAM_NOT_OPEN: { status: 409, message: '考试还没有开始' },
  EXAM_ENDED: { status: 409, message: '考试已经结束' },
  ENROLL_CLOSED: { status: 409, message: '现在不在报名时间内' },
  ENROLL_EXISTS: { status: 409, message: '已经报过名，不需要重复报名' },
  ENROLL_REQUIRED: { status: 409, message: '还没有报名这场考试' },
  ENROLL_STATE: { status: 409, message: '报名当前是“{status}”，不能进行这个操作' },
  ATTEMPTS_USED: { status: 409, message: '这份试卷的作答次数已经用完（共 {max} 次）' },
  ATTEMPT_CLOSED: { status: 409, message: '已经交卷，不能再修改。刚才的内容已另存，老师可以查看' },
  ATTEMPT_RUNNING: { status: 409, message: '作答还没有结束' },
  ATTEMPT_STATE: { status: 409, message: '作答当前是“{status}”，不能进行这个操作' },
  TAKEN_OVER: { status: 409, message: '已在另一个窗口或设备上继续作答，本页改为只读' },
  DEBUG_BUSY: { status: 429, message: '上一次自测还在运行，请等它结束', behaviour: 'retry-later' },
  SUBMIT_DEFERRED: { status: 409, message: '这份试卷交卷后统一评测，作答时不能单独提交' },
  SOURCE_TOO_LARGE: { status: 413, message: '代码超过 64 KB，请精简后再试' },
  REPORT_CLOSED: { status: 403, message: '成绩还没有公布' },
  LATE_COPY_NOT_FOUND: { status: 404, message: '没有可采纳的迟到答案' },
  JUDGE_UNAVAILABLE: {
    status: 503,
    message: '评测服务暂时不可用，代码已保存，恢复后会自动评测',
    behaviour: 'retry-later',
  },
  WORKER_REFUSED: { status: 401, message: '评测机令牌不正确，或服务器没有设置 JUDGE_TOKEN' },
  WORKER_UNSAFE: {
    status: 403,
    message: '这台评测机没有隔离能力（L5），不能领取任务；请在评测机上运行 doctor 查看原因',
  },
  REJUDGE_EMPTY: { status: 409, message: '没有可以重测的提交：还没有评测完成的代码' },
  REJUDGE_RUNNING: { status: 409, message: '重测还没有全部完成（{done}/{total}），请等它结束再应用' },
  REJUDGE_CHANGED: { status: 409, message: '差异与预览时不同（现在 {count} 处），请刷新后再确认' },
  REJUDGE_CLOSED: { status: 409, message: '这次重测已经应用或放弃，请重新发起' },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof ERRORS;
export type ErrorParams = Record<string, string | number>;

export function errorText(code: ErrorCode, params: ErrorParams = {}): string {
  return ERRORS[code].message.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
}

/**
 * The only error that code of this project throws on purpose. Each edge maps it once: the server to status and
 * body, the client to a notification.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly params: ErrorParams;
  readonly status: number;

  constructor(code: ErrorCode, params: ErrorParams = {}, options?: ErrorOptions) {
    super(errorText(code, params), options);
    this.code = code;
    this.params = params;
    this.status = ERRORS[code].status;
  }
}
