import { askBefore } from '../../../../patterns/OfficeTable/askBefore.tsx';

export const ShareDialog = askBefore({
  title: (whom) => `共享${whom}？`,
  consequence:
    '共享后所有机构都能看到试卷和答案，直接用于自己的考试或复制一份再改；卷里的平台题目一起共享。有题目在没有结束的正式考试里时不能共享。',
  confirmLabel: '共享试卷',
});

export const ShareAllDialog = askBefore({
  title: () => '把平台的试卷都共享给机构？',
  consequence:
    '平台可用的试卷和卷里的平台题目都会共享，所有机构都能看到答案，直接用于自己的考试或复制一份再改。有题目在没有结束的正式考试里的试卷会跳过，最后逐份列出。',
  confirmLabel: '共享全部',
});

export const UnshareDialog = askBefore({
  title: (whom) => `取消共享${whom}？`,
  consequence: '取消后各机构不再看到；已经用到它的考试照常。',
  confirmLabel: '取消共享',
});
