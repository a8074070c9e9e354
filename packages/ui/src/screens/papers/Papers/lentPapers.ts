import { lending } from '../../../patterns/OfficeTable/lendingActs.ts';

/** Acts that share the platform's papers with every school. */
export const lent = lending('试卷', '份', {
  share: {
    title: (whom) => `共享${whom}？`,
    confirm:
      '共享后所有机构都能看到试卷和答案，直接用于自己的考试或复制一份再改；卷里的平台题目一起共享。有题目在没有结束的正式考试里时不能共享。',
    submitLabel: '共享试卷',
  },
  unshare: {
    title: (whom) => `取消共享${whom}？`,
    confirm: '取消后各机构不再看到；已经用到它的考试照常。',
    submitLabel: '取消共享',
  },
  shareAll: {
    title: '把平台的试卷都共享给机构？',
    confirm:
      '平台可用的试卷和卷里的平台题目都会共享，所有机构都能看到答案，直接用于自己的考试或复制一份再改。有题目在没有结束的正式考试里的试卷会跳过，最后逐份列出。',
    submitLabel: '共享全部',
  },
});
