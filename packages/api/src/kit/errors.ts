/**
 * The error catalogue: code on the wire → HTTP status and Chinese text. `{name}` in a text is replaced by a parameter
 * of the error.
 */
interface ErrorEntry {
  status: number;
  message: string;
}

/** All errors, by code. */
export const ERRORS = {
  ENV_MALFORMED: { status: 400, message: '请求格式不正确，请刷新页面后再试' },
  ENV_TOO_LARGE: { status: 413, message: '内容太大，请减少后再试' },
  ENV_VERSION: { status: 400, message: '页面版本过旧，请刷新页面' },
  ENV_KEY: { status: 400, message: '通信密钥已更换，请刷新页面' },
  ENV_CLOCK: { status: 400, message: '本机时间与服务器相差太大，请校准时间' },
  ENV_SESSION: { status: 401, message: '登录已失效，请重新登录' },
  ENV_SIGNATURE: { status: 400, message: '签名异常' },
  ENV_REPLAY: { status: 409, message: '这个请求已经处理过，请刷新页面查看结果' },
  ENV_DECRYPT: { status: 400, message: '数据解密异常' },
  ENV_BUSY: { status: 503, message: '服务器正忙，没有处理这个请求，请稍后再试' },

  VALIDATION: { status: 400, message: '提交的内容有误：{detail}' },
  NOT_FOUND: { status: 404, message: '没有找到这项内容，可能已被删除或无权查看' },
  CALL_NOT_FOUND: { status: 404, message: '没有这个接口' },
  METHOD_NOT_ALLOWED: { status: 405, message: '这个接口不支持此请求方式' },
  FORBIDDEN: { status: 403, message: '当前账号没有这项权限' },
  SIGN_IN_REQUIRED: { status: 401, message: '请先登录' },
  RATE_LIMITED: { status: 429, message: '操作太频繁，请 {seconds} 秒后再试' },
  INTERNAL: { status: 500, message: '服务器出了点问题，请稍后再试' },
  UNAVAILABLE: { status: 503, message: '服务暂时不可用，请稍后再试' },
  STANDBY: { status: 403, message: '这是备份的演练副本，只能查看，不能修改或提交' },
  VERSION_CHANGED: { status: 409, message: '内容刚被别人修改过，请刷新后再改' },
  APP_UNKNOWN: { status: 400, message: '应用标识不正确' },

  UPLOAD_MALFORMED: { status: 400, message: '文件没有传完整，请重新上传' },
  UPLOAD_SLOW: { status: 408, message: '上传太慢，已经停止；请换个网络后重新上传' },
  UPLOAD_BUSY: { status: 429, message: '同时上传的文件太多，请等前面的传完' },
  UPLOAD_QUOTA: { status: 429, message: '今天上传的文件太多了（上限 {max}），请明天再传' },
  FILE_TOO_LARGE: { status: 413, message: '文件超过了 {max}，请缩小或拆分后再上传' },
  FILE_KIND: { status: 415, message: '这里不能上传这种文件，请选择{kinds}' },
  FILE_BROKEN: { status: 400, message: '文件内容读不出来，可能已损坏，请检查后换一个文件' },
  IMAGE_TOO_LARGE: { status: 413, message: '图片的尺寸太大（最多 {max} 万像素），请缩小后再上传' },
  FILE_IN_USE: { status: 409, message: '文件正用作{record}，不能单独删除。请先在那里更换或删除' },
  FILE_KEPT: { status: 409, message: '文件是{record}，和订单一起保留，不能删除' },
  BACKUP_RUNNING: { status: 409, message: '已经有一个备份或校验正在进行，请等它完成' },
  BACKUP_KEPT: { status: 409, message: '这是最近一份完好的备份，不能删除。请先做一份新的备份' },
  BACKUP_IMPOSSIBLE: { status: 409, message: '备份没有开始。{reason}' },
  STORAGE_FULL: { status: 507, message: '服务器的存储空间不足，这次没有保存，请联系管理员' },

  ORG_STATE: { status: 409, message: '机构当前是「{status}」，不能进行这个操作' },
  ORG_PENDING: { status: 409, message: '您的机构申请正在审核，请等待结果' },
  APPLICANT_STUDENT: { status: 403, message: '学生账号不能申请开通机构，请用老师或家长的账号' },
  ORG_CODE_TAKEN: { status: 409, message: '这个统一社会信用代码已经登记过，请核对' },
  LINK_OVER: { status: 409, message: '这个邀请已经处理过、撤回或过期了，请刷新查看' },
  LINK_REFUSED: { status: 409, message: '对方没有接受之前的邀请，{day} 之后才能再次邀请' },
  LINK_UNFIT: { status: 409, message: '这是{type}账号，不能以{role}身份加入。请谢绝，并告诉机构换一个账号' },
  LINK_OF_SCHOOL: { status: 403, message: '账号由这个机构创建，要离开请联系机构的老师' },
  GUARDIAN_ANSWERS: { status: 403, message: '未满 14 周岁，请监护人登录后在「账号与安全」里处理' },
  ORG_LAST_MANAGER: { status: 409, message: '机构至少要有一位管理员，请先让别人成为管理员' },
  IMPORT_CHANGED: { status: 409, message: '检查之后有人改动了成员，请重新检查后再导入' },
  GROUP_NAME_TAKEN: { status: 409, message: '这位老师已经有叫这个名字的分组，请换一个' },
  IMPORT_UNDO_OVER: { status: 409, message: '这次导入还没有做完，或已经超过一天，不能撤销' },
  EXCEL_UNREADABLE: { status: 400, message: '这个文件不能读取：{reason}' },
  EXPORT_TOO_LARGE: {
    status: 400,
    message: '符合条件的有 {total} 条，一次最多导出 {max} 条。请用筛选缩小范围，分几次导出',
  },
  EXPORT_BUSY: { status: 503, message: '正在导出的人比较多，请过一分钟再试' },
  IMPORT_BUSY: { status: 503, message: '你们正在检查的题目文件太多，这个文件还没有读。请过一分钟再上传' },
  EXCEL_BUSY: { status: 503, message: '正在读取的 Excel 文件太多，这个文件还没有读。请过一分钟再上传' },

  LOGIN_FAILED: { status: 401, message: '账号或密码不正确' },
  LOGIN_OTHER_DOOR: { status: 401, message: '这是{door}账号，请在上方选「{door}」，再登录' },
  LOGIN_LOCKED: { status: 429, message: '密码错误次数过多，请 {minutes} 分钟后再试，或请老师、管理员解除锁定' },
  SECOND_FACTOR_REQUIRED: { status: 403, message: '这个账号开启了两步验证，请再完成第二步' },
  SECOND_FACTOR_WRONG: { status: 403, message: '第二步没有通过：动态码或恢复码不对，或者已经用过。请换一个新的再试' },
  SECOND_FACTOR_LOCKED: {
    status: 429,
    message: '第二步的错误次数过多，请 {minutes} 分钟后再试',
  },
  SECOND_FACTOR_OVER: { status: 409, message: '这次登录已经完成或等得太久，请从第一步重新登录' },
  SECOND_FACTOR_NONE: { status: 409, message: '还没有开启两步验证，请先绑定验证器' },
  SECOND_FACTOR_SETUP_REQUIRED: {
    status: 403,
    message: '平台要求这个账号登录时做两步验证，请先绑定手机上的验证器，再继续使用',
  },
  SECOND_FACTOR_KEPT: {
    status: 409,
    message: '平台要求这个账号登录时做两步验证，不能关闭。换手机请点「换一台手机」',
  },
  SECOND_FACTOR_OFF: { status: 409, message: '这个账号没有开启两步验证，请刷新后再看' },
  SECOND_FACTOR_DEMO: { status: 403, message: '演示账号的密码是公开的，不能开启两步验证' },
  PASSKEY_OVER: { status: 409, message: '这次通行密钥的验证已经用过或超过了 5 分钟，请再点一次「用通行密钥」' },
  PASSKEY_WRONG: { status: 403, message: '通行密钥没有通过核对，请再试一次；一直不行的，请换一种验证方式' },
  PASSKEY_FOREIGN: { status: 403, message: '这个通行密钥不属于这个账号，请换一个，或用另一种验证方式' },
  PASSKEY_ORIGIN: { status: 403, message: '通行密钥只在 {address} 上有效，请从这个网址打开网站，再试一次' },
  PASSKEY_ADDRESS: {
    status: 409,
    message: '网站还不能使用通行密钥：请管理员在 设置 · 站点 填写 https:// 开头、用域名的网站地址',
  },
  PASSKEY_KNOWN: { status: 409, message: '这台设备上的通行密钥已经添加过，不用再加' },
  PASSKEY_FULL: { status: 409, message: '通行密钥最多 {max} 个，请先删除一个不用的' },
  TOTP_OVER: { status: 409, message: '这个二维码已经失效，请重新生成一个再扫' },
  PROVE_AGAIN: { status: 403, message: '请先确认是您本人，再继续' },
  PWD_CHANGE_REQUIRED: { status: 403, message: '请先设置新密码，再继续使用' },
  MEMBER_BLOCKED: { status: 403, message: '账号{until}不能{what}。原因：{reason}。有疑问请联系老师或管理员' },
  MOBILE_TAKEN: { status: 409, message: '这个手机号已经注册过，请换一个，或用它登录' },
  EMAIL_TAKEN: { status: 409, message: '这个邮箱已经用于另一个账号' },
  PWD_EXPIRED: { status: 403, message: '这个初始密码 30 天没有用过，已经失效。请老师或学校管理员重置密码' },
  PWD_WEAK: { status: 400, message: '{detail}' },
  PWD_NONE: { status: 404, message: '没有可以导出的初始密码：都已导出过，或已由本人修改' },
  PWD_NOT_OURS: {
    status: 403,
    message: '{names}的账号不是本校创建的，本校不能重置密码。请本人在登录框点「忘记密码」，用绑定的手机号或邮箱找回',
  },
  PWD_OFFICE_ONLY: {
    status: 403,
    message: '{names}是管理员，或在别的学校任教，密码不能由本校重置。请本人用手机号或邮箱找回，或联系平台',
  },
  NAME_NOT_OURS: { status: 403, message: '这个账号不是本校创建的，姓名和联系方式由本人在「账号与安全」里修改' },
  APPLY_NOT_NEEDED: { status: 409, message: '账号已经通过审核，直接登录就可以，不需要再申请' },
  MEMBER_STATE: { status: 409, message: '其中有人当前是「{status}」，不能进行这个操作，请刷新后再选' },
  DOCUMENT_STATE: { status: 409, message: '{detail}' },
  PWD_WRONG: { status: 403, message: '原密码不正确' },
  SCHOOL_CODE_WRONG: { status: 404, message: '没有这个学校代码，请向学校管理员核对；还没有开通的学校可以不填' },
  JOIN_CODE_WRONG: { status: 404, message: '邀请码不正确或已经用过，请向学生或家长重新要一个' },
  ORG_FULL: { status: 409, message: '机构成员名额已满（共 {quota} 人），请联系平台增加名额' },
  POINTS_SHORT: { status: 409, message: '积分不够' },
  ACCOUNT_DISABLED: { status: 403, message: '账号未启用或已停用，请联系老师或管理员' },
  ACCOUNT_PENDING: { status: 403, message: '账号正在审核，通过后就可以登录' },
  ACCOUNT_REJECTED: { status: 403, message: '账号的申请没有通过。原因：{reason}。可以补充说明后重新申请' },
  DEMO_HERE_ONLY: {
    status: 403,
    message:
      '演示账号的密码是公开的，只能在服务器本机（http://127.0.0.1）使用。正式使用请设置 AOSAI_TRUST_PROXY=1，用启动时打印的管理账号登录',
  },
  ACCOUNT_NOT_FOUND: { status: 404, message: '这个{name}还没有账号，请先注册' },
  MEMBER_NOT_TEACHER: { status: 409, message: '管理员必须是能登录的老师账号，请换一个账号或新建' },
  MEMBER_NOT_FOUND: { status: 404, message: '没有这个账号或手机号，请核对后重填' },
  CAPTCHA_REQUIRED: { status: 403, message: '图形验证没有完成或已经用过，请看新的一张再试' },
  WORK_REQUIRED: { status: 403, message: '请先完成安全验证（由浏览器自动进行），再继续' },
  CAPTCHA_WRONG: { status: 400, message: '图形验证码不正确或已过期，请看新的一张再试' },
  CODE_WRONG: { status: 400, message: '验证码不正确或已过期，请核对后再试，或重新获取' },
  CODE_NOT_SENT: { status: 503, message: '验证码没有发出去，请稍后再试，或换一种方式' },
  WX_CODE_WRONG: { status: 400, message: '微信授权已失效，请重新扫码或授权' },
  WX_SCENE_OVER: { status: 409, message: '电脑上的二维码已失效，请在电脑上换一个二维码，再扫一次' },
  WX_NOT_BOUND: { status: 404, message: '这个微信还没有绑定账号，请先用其他方式登录一次，登录后会自动绑定' },
  WX_TAKEN: { status: 409, message: '这个微信已经绑定了另一个账号，请换一个微信，或用那个账号登录' },
  SSO_REFUSED: { status: 403, message: '学校的登录凭证无效或已过期，请回到学校的页面重新进入' },
  NOT_CONFIGURED: { status: 501, message: '这台服务器还没有配置{name}，请换一种方式，或联系管理员' },

  REGISTRATION_CLOSED: { status: 403, message: '现在没有开放自行注册，请联系您的老师或所在机构' },
  CHILDREN_CLOSED: { status: 403, message: '还不能为未满 14 周岁的孩子注册：平台尚未公布儿童个人信息保护负责人' },
  ACCOUNT_TAKEN: { status: 409, message: '这个账号已有人使用，请换一个' },
  GUARDIAN_REQUIRED: { status: 400, message: '未满 14 周岁，需要监护人用自己的手机号同意后才能注册' },
  CONSENT_REQUIRED: {
    status: 403,
    message: '这是未满 14 周岁孩子的账号，还没有监护人的同意。请家长打开「监护人同意」页面完成同意，再登录',
  },
  CONSENT_OUTDATED: {
    status: 403,
    message: '《儿童个人信息保护规则》有了新版本，监护人还没有同意。请家长打开「监护人同意」页面阅读并同意，再登录',
  },
  CONSENT_NOT_NEEDED: { status: 409, message: '孩子已满 14 周岁，账号由本人管理，不再需要监护人同意' },
  AGREEMENT_CHANGED: { status: 409, message: '条款已更新为第 {version} 版，请重新阅读后再同意' },
  AGREEMENT_MISSING: { status: 503, message: '平台还没有公布条款文本，请联系管理员' },
  JOIN_CODE_UNKNOWN: { status: 404, message: '没有找到这个邀请码，请向对方核对后再试' },
  LINK_SIDES: { status: 409, message: '只能由一位家长和一名学生互相关联' },
  LINK_EXISTS: { status: 409, message: '已经关联或正在等待对方确认，不需要重复申请' },
  LINK_GUARDED: { status: 403, message: '未满 14 周岁时不能自己解除与监护人的关联，请由监护人操作' },
  GUARDIAN_UNKNOWN: { status: 404, message: '这个手机号还没有家长账号，请家长先注册，再用邀请码关联' },
  PROOF_FAILED: { status: 403, message: '没能确认是您本人：密码不对，或发到已绑定的手机号、邮箱的验证码不对' },
  WORK_HIDDEN: { status: 409, message: '这件作品被学校收起来了，暂时不能公开' },
  FEEDBACK_STATE: { status: 409, message: '这条反馈当前是「{status}」，不能改成所选的状态' },
  ERASE_OWNER: { status: 409, message: '您还是机构「{name}」的负责人，请先把机构移交给别人，再注销账号' },

  CODE_TAKEN: { status: 409, message: '代号「{code}」已经有了，请换一个' },
  DICT_BUILT_IN: { status: 409, message: '「{label}」是内置字典，程序要用它，不能删除；不需要的项可以停用' },
  CONFIG_REQUIRED: { status: 409, message: '「{label}」是平台要用的配置，不能删除；可以修改它的内容' },
  HOST_TAKEN: { status: 409, message: '域名 {host} 已经属于另一个应用，请先从那里去掉' },
  DICT_FULL: { status: 409, message: '一个字典最多 {max} 项，请先删除不用的项' },
  PERMISSION_UNKNOWN: { status: 400, message: '所选的权限里有已经取消的，请刷新后再选' },
  ROLE_UNKNOWN: { status: 400, message: '选中的角色已被删除，请刷新后再选' },
  OWN_ACCOUNT: { status: 409, message: '不能改动自己的角色和状态，请让另一位超级管理员来做' },
  LAST_SUPER_USER: { status: 409, message: '这是最后一位可用的超级管理员，请先再设一位' },
  RESOURCE_UNKNOWN: { status: 400, message: '没有接口用到「{code}」，不能添加' },
  RESOURCE_LIVE: { status: 409, message: '还有接口用到它，不能删除；可以改名称和排序' },
  RIGHT_IN_USE: { status: 409, message: '会员卡「{name}」包含这项权益，请先从卡里去掉' },

  EXAM_NOT_OPEN: { status: 409, message: '考试还没有开始' },
  EXAM_ENDED: { status: 409, message: '考试已经结束' },
  EXAM_RUNNING: { status: 409, message: '还有学生在考或补考，等所有人结束以后再公布' },
  EXAM_STATE: { status: 409, message: '考试当前是「{status}」，不能进行这个操作' },
  NOBODY_WRITING: {
    status: 409,
    message: '考试已经结束，没有人还在作答，所以没有延时。要让学生接着做，请在监考页选中他，点「重新打开」',
  },
  EXAM_OF_OTHERS: {
    status: 403,
    message: '这场考试由别处举办，结束前不公布成绩，只有举办方可以延长时间、重新打开、采纳迟到的答案和改分',
  },
  EXAM_ACCESS_CODE: { status: 403, message: '考试口令不正确' },
  EXAM_NETWORK: { status: 403, message: '请在指定机房的网络里参加考试' },
  PUBLISH_INCOMPLETE: { status: 409, message: '还不能发布：{detail}' },
  HAS_ENROLMENTS: { status: 409, message: '已有 {count} 人报名，不能取消发布或删除，可以终止' },
  ENROLL_CLOSED: { status: 409, message: '现在不在报名时间内' },
  ENROLL_EXISTS: { status: 409, message: '上一次报名的退出还没有办完（{status}），请老师办结或退回以后再报名' },
  ENROLL_REQUIRED: { status: 409, message: '还没有报名这场考试' },
  GRADE_STATE: { status: 409, message: '班级当前是「{status}」，不能进行这个操作' },
  GRADE_PROMOTED: { status: 409, message: '这个班级已经升入「{title}」，要再升一次，请先删除或终止它' },
  ANNOUNCEMENT_WITHDRAWN: { status: 409, message: '这条公告已经撤回，不能再改，请重新发一条' },
  GRADE_CODE_WRONG: { status: 404, message: '班级码不正确或已停用，请向老师核对' },
  TEACHER_UNFIT: { status: 409, message: '选择的老师里有人不在本校，或账号不能使用，请重新选择' },
  ASSISTANT_UNFIT: { status: 409, message: '选择的助教里有人不是本校的老师，或账号不能使用，请重新选择' },
  ASSISTANT_MAY_NOT: { status: 403, message: '助教不能做这件事，请联系班级的老师或机构管理员' },
  SETTLEMENT_STATE: { status: 409, message: '成绩单已发布，请先撤回' },
  HAS_ANSWERS: { status: 409, message: '已有 {count} 人开始作答，不能取消' },
  TARGET_FULL: { status: 409, message: '名额已满（{capacity} 人）' },
  ENROLL_STATE: { status: 409, message: '报名当前是「{status}」，不能进行这个操作' },
  QUIT_AFTER_START: { status: 409, message: '已经开始作答，不能再退出。有特殊情况请联系老师或考试组织方' },
  ATTEMPTS_USED: { status: 409, message: '这份试卷的作答次数已经用完（共 {max} 次）' },
  ATTEMPT_CLOSED: { status: 409, message: '已经交卷，不能再修改。刚才的内容已另存，老师可以查看' },
  ATTEMPT_RUNNING: { status: 409, message: '作答还没有结束' },
  TAKEN_OVER: { status: 409, message: '已在另一个窗口或设备上继续作答，本页改为只读' },
  TRIAL_BUDGET: {
    status: 429,
    message: '最近一分钟的自测用完了 {budget} 秒评测时间，请 {seconds} 秒后再运行；正式提交不受影响',
  },
  DEBUG_BUSY: { status: 429, message: '上一次自测还在运行，请等它结束' },
  SUBMIT_LIMIT: {
    status: 409,
    message: '这道题在这次作答里最多提交 {max} 次，已经用完；代码已保存，交卷时会评测最后的代码',
  },
  SUBMIT_DEFERRED: { status: 409, message: '这份试卷交卷后统一评测，作答时不能单独提交' },
  SOURCE_TOO_LARGE: { status: 413, message: '代码超过 64 KB，请精简后再试' },
  LATE_COPY_NOT_FOUND: { status: 404, message: '没有可采纳的迟到答案' },
  JUDGE_UNAVAILABLE: {
    status: 503,
    message: '评测服务暂时不可用，代码已保存，恢复后会自动评测',
  },
  STEPS_UNAVAILABLE: { status: 503, message: '{reason}' },
  STEPS_IN_EXAM: { status: 409, message: '考试进行中不能单步运行，交卷以后再用' },
  NOTICE_REFUSED: { status: 401, message: '支付通知的签名不正确，没有处理' },
  BILL_NOT_READY: { status: 409, message: '{date} 的账单还没有出来，请在次日 10:30 以后对账' },
  BILL_UNREADABLE: { status: 400, message: '账单读不出来：{reason}' },
  DIFFERENCE_STATE: { status: 409, message: '这条差异正在处理，或不能这样处理，请刷新' },
  WORKER_REFUSED: { status: 401, message: '评测机令牌不正确，或服务器没有设置 JUDGE_TOKEN' },
  WORKER_UNSAFE: {
    status: 403,
    message: '这台评测机没有隔离能力（L5），不能领取任务；请在评测机上运行 doctor 查看原因',
  },
  REJUDGE_EMPTY: { status: 409, message: '没有可以重测的提交：还没有评测完成的代码' },
  REJUDGE_RUNNING: { status: 409, message: '重测还没有全部完成（{done}/{total}），请等它结束再应用' },
  REJUDGE_CHANGED: { status: 409, message: '差异与预览时不同（现在 {count} 处），请刷新后再确认' },
  REJUDGE_CLOSED: { status: 409, message: '这次重测已经应用或放弃，请重新发起' },

  ANSWER_LOCKED: { status: 409, message: '刚才答错了，先想一想，{seconds} 秒后再提交' },
  PLACEMENT_EMPTY: { status: 409, message: '{language} 的测试题还在准备，可以直接从第一课开始' },
  PLACEMENT_ENDED: { status: 409, message: '这次水平测试已经结束，请刷新' },
  PLACEMENT_ORDER: { status: 409, message: '这道题还没有出，请刷新后从现在这一题接着做' },
  QUESTION_REDRAWN: { status: 409, message: '这道题换了新的数，请看清题目再答' },
  SUBMITS_WAITING: { status: 429, message: '还有 {max} 个程序在等评测结果，请稍后再提交' },
  RIGHT_USED_UP: { status: 409, message: '「{name}」的次数已用完（{period}共 {quota} 次）' },
  ORDER_OFFICE_ONLY: { status: 403, message: '收费报名由平台处理' },
  ORDER_STATE: { status: 409, message: '订单当前是「{status}」，不能这样操作' },
  ORDER_GUARDIAN: { status: 403, message: '请监护人登录后付款' },
  GUARDIAN_LINK_FIRST: { status: 409, message: '请先关联家长' },
  ORDER_LIMIT: { status: 409, message: '本月已到上限 {max} 元' },
  MONEY_AMOUNT: { status: 409, message: '金额应为 {amount} 元' },
  EVIDENCE_MISSING: { status: 409, message: '没有找到凭证文件，请重新上传' },
  TX_TAKEN: { status: 409, message: '流水号 {txNo} 已经登记过，请核对' },
  REFUND_LIMIT: { status: 409, message: '最多还可退 {amount} 元' },
  REFUND_RUNNING: { status: 409, message: '退款还在处理中' },
  REFUND_FIRST: { status: 409, message: '还有 {amount} 元没有退，请先退款' },
  IDEMPOTENT_OTHER: { status: 409, message: '同一请求的内容不一致，请刷新' },

  CONTENT_FOREIGN: { status: 403, message: '别人的内容只能停用' },
  CONTENT_STATE: { status: 409, message: '当前是「{status}」，不能这样改' },
  CONTENT_USED: { status: 409, message: '已在 {count} 处使用，请改为停用' },
  CHAPTER_LOCKED: { status: 403, message: '这个单元还没有解锁' },
  QUESTION_UNCHECKED: { status: 409, message: '参考程序没有全部按预期通过，请先试评' },
  CHECKER_BROKEN: { status: 409, message: '{name}编译不通过，请改好再发布：{detail}' },
  CHECKER_UNTRIED: { status: 409, message: '评测机现在不能编译{name}：请稍后再试，或添加参考程序并试评' },
  NOTHING_TO_CHECK: { status: 409, message: '没有可以运行的内容：{detail}' },
  QUESTION_DUPLICATE: { status: 409, message: '题库里已有相同的题：{title}' },
  QUESTION_REPORTED: { status: 409, message: '您已经报告过这道题，出题人还没有答复' },
  QUESTION_HELD: { status: 409, message: '这道题正在考试中，结束后再练' },
  QUESTION_IN_EXAM: { status: 409, message: '题目在还没有结束的正式考试里，考试结束后才能公开、共享或导出' },
  HOMEWORK_NOT_OPEN: { status: 409, message: '作业还没有开放' },
  HOMEWORK_CLOSED: { status: 409, message: '作业已截止或已公布答案，不能再改，可请老师退回' },
  SOLUTION_EARLY: {
    status: 409,
    message: '班外还有 {count} 名学生没有到「{title}」的截止时间，公布以后会传开。请晚些开放，或勾选仍然公布',
  },
  HOMEWORK_STATE: { status: 409, message: '作业还没有截止，提前出分请填写原因' },
  PAPER_FROZEN: { status: 409, message: '已有人作答，不能再改，可以复制一份' },
  PAPER_DUPLICATE: { status: 409, message: '第 {a} 题和第 {b} 题相同' },
  PAPER_QUESTION: { status: 409, message: '第 {no} 题不可用' },
  PAPER_POINTS: { status: 409, message: '试卷还不能用。{section}：{detail}' },
  IMPORT_EXPIRED: { status: 409, message: '检查结果已过期，请重新上传' },
  CARD_SOLD: { status: 409, message: '已有人购买，只能下架' },
  CARD_AUDIENCE: { status: 409, message: '这张卡不适用于当前账号' },
  CARD_NEEDS_CHILD: { status: 409, message: '请选择为哪个孩子购买' },
  BANK_FULL: { status: 409, message: '个人题库最多 {max} 道题，加入机构或购买会员卡后不限' },
} as const satisfies Record<string, ErrorEntry>;

/** Code of an `AppError` and of an error reply; it decides the HTTP status and the Chinese message. */
export type ErrorCode = keyof typeof ERRORS;
/** Every code but VALIDATION, whose parameters name a field. */
export type PlainErrorCode = Exclude<ErrorCode, 'VALIDATION'>;
/** Values for the parameters in an error's text, by name. */
export type ErrorParams = Record<string, string | number>;

/** What is wrong, and which field of the input it concerns (`rows.0.name`), so that a form finds it; empty for none. */
interface ValidationParams extends ErrorParams {
  detail: string;
  path: string;
}

/** The Chinese text of an error, with its parameters filled in. */
export function errorText(code: ErrorCode, params: ErrorParams = {}): string {
  return ERRORS[code].message.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
}

/**
 * The only error that our code throws on purpose. Each edge converts it once: the server into a response, the client
 * into a notification.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly params: ErrorParams;
  readonly status: number;

  constructor(code: 'VALIDATION', params: ValidationParams, options?: ErrorOptions);
  constructor(code: PlainErrorCode, params?: ErrorParams, options?: ErrorOptions);
  constructor(code: ErrorCode, params: ErrorParams = {}, options?: ErrorOptions) {
    super(errorText(code, params), options);
    this.code = code;
    this.params = params;
    this.status = ERRORS[code].status;
  }
}
