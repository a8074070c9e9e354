/** The notes that an import adds to an item. `blocks`: it cannot be published until an author has fixed it. */
export const NOTES = {
  'limit-default': { text: '没有写明时间或内存限制，已用 1000 毫秒和 256 MiB' },
  'limit-unit': { text: '限制的单位不明，已按最可能的单位换算，请核对' },
  'limit-clamped': { text: '限制超出允许的范围，已改为最接近的值' },
  'limit-per-case': { text: '各测试点的限制不同，已取最大的' },
  'case-unpaired': { text: '测试数据不成对，没有导入' },
  'case-missing': { text: '清单里的测试数据不在包里', blocks: true },
  'case-ambiguous': { text: '同一个输入有几个不同的答案，已取 .out' },
  'case-empty': { text: '测试数据是空文件' },
  'case-crlf': { text: '测试数据的换行是 CRLF 或带有 BOM，已统一' },
  'case-not-text': { text: '测试数据不是 UTF-8 文本', blocks: true },
  'no-cases': { text: '没有测试点', blocks: true },
  'only-samples': { text: '只有样例，评测时用样例' },
  'generator-not-run': { text: '部分测试点要由程序生成，导入时不运行任何程序', blocks: true },
  'score-approximated': { text: '计分方式只能近似，请核对分值' },
  'subtask-flattened': { text: '嵌套的测试组已展开为一层子任务' },
  'file-io': { text: '这道题读写文件' },
  'checker-unsupported': { text: '比较程序的形式还不支持', blocks: true },
  'compare-approximated': { text: '比较方式只能近似，请核对' },
  'checker-arguments': { text: '比较程序要带参数运行，还不支持', blocks: true },
  'checker-guessed': { text: '配置没有写明比较程序，用了放在数据旁边的这一个，请核对', blocks: true },
  'checker-missing': { text: '缺少比较程序', blocks: true },
  'extra-files': { text: '评测时需要附加文件，还不支持', blocks: true },
  'validator-dropped': { text: '检查输入数据的程序（validator）没有导入，不影响评测' },
  'language-none': { text: '题目允许的语言都不支持，已改为允许全部语言，请核对', blocks: true },
  'language-dropped': { text: '有的程序所用的语言不支持，没有导入' },
  'remote-only': { text: '只有题面，数据在别的网站上', blocks: true },
  'statement-missing': { text: '没有题面', blocks: true },
  'statement-pdf': { text: '题面是 PDF，请把文字贴进来' },
  'formula-flattened': { text: '公式是 MathML，没有换算，只留下了其中的字，请改写', blocks: true },
  'html-cleaned': { text: '题面里不安全的内容已去掉' },
  'image-remote': { text: '题面引用了网上的图片，只保留了文字' },
  'image-refused': { text: '有的图片没有导入：缺失、过大或格式不支持' },
  'encoding-guessed': { text: '文件没有用声明的编码，已按内容识别' },
  'xml-mended': { text: 'XML 不规范，已修正后读入' },
  'nested-zip': { text: '这道题在压缩包里的压缩包中' },
  'answer-missing': { text: '缺答案', blocks: true },
  'answer-invalid': { text: '答案与选项对不上', blocks: true },
  'answer-approximated': { text: '答案的计分或容许的误差只能近似，只保留了完全正确的，请核对', blocks: true },
  'answer-conflict': { text: '同一道题有两个不同的答案，请核对后填写', blocks: true },
  'answer-from-stem': { text: '答案取自题干的括号，请核对', blocks: true },
  'blank-count': { text: '空的个数与答案的个数不同，请核对', blocks: true },
  'answer-case': { text: '填空是否区分大小写没有写明，或各个答案不同，已按区分大小写导入，请核对', blocks: true },
  'answer-any': { text: '任何回答都算对，请核对', blocks: true },
  'option-gap': { text: '选项的字母不连续' },
  'sheets-left': { text: '只读了第一张没有隐藏的工作表' },
  'rows-hidden': { text: '表格里有隐藏或筛掉的行，也读入了，不要的请删去' },
  'number-gap': { text: '题号不连续，前面可能漏了题' },
} as const satisfies Record<string, { text: string; blocks?: true }>;

export type NoteCode = keyof typeof NOTES;

/** Reasons why an item, or a whole file, is not imported. */
export const REFUSALS = {
  'unsupported-type': '这种题型不支持',
  'not-a-zip': '这不是可以读取的压缩包或题目文件',
  'nothing-found': '没有找到题目',
  'manifest-broken': '题目的配置文件读不出来',
  'xml-broken': 'XML 文件已损坏',
  'xml-entity': 'XML 文件自定义了实体，不予读取',
  'question-broken': '这道题的内容已损坏',
  'stem-missing': '没有题干',
  'doc-is-old': '旧版 Word 文件（.doc），请另存为 .docx',
  'xls-is-old': '旧版 Excel 文件（.xls），请另存为 .xlsx',
  'zip-path': '压缩包里有不允许的文件名',
  'zip-link': '压缩包里有链接或设备文件',
  'zip-duplicate': '压缩包里有重名的文件',
  'zip-encrypted': '压缩包设有密码',
  'zip-damaged': '压缩包已损坏',
  'zip-method': '压缩包的压缩方法不支持，请用普通的 ZIP 重新打包',
  'zip-ratio': '压缩包里有内容异常地大的文件',
  'zip-size': '内容解压后太大',
  'zip-count': '压缩包里的文件太多',
  'zip-nested': '压缩包嵌套太深',
  'zip-overlap': '压缩包里的文件互相重叠',
} as const;

export type RefusalCode = keyof typeof REFUSALS;

/** One line of an item's report. `where` names the file, case or question it is about, or is empty. */
export interface Note {
  code: NoteCode | RefusalCode;
  where: string;
  text: string;
}

/** Thrown by readers to refuse an item or, before there are items, the whole file. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  readonly where: string;

  constructor(code: RefusalCode, where = '', options?: ErrorOptions) {
    super(REFUSALS[code], options);
    this.code = code;
    this.where = where;
  }
}
