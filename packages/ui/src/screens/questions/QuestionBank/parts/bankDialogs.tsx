import { askBefore } from '../../../../patterns/OfficeTable/askBefore.tsx';

export const RetireDialog = askBefore({
  title: (whom) => `停用${whom}？`,
  consequence: '停用后不能再选入新的试卷、作业和单元；已经用到它们的地方照常。随时可以恢复。',
  confirmLabel: '停用题目',
});

export const OpenDialog = askBefore({
  title: (whom) => `公开${whom}？`,
  consequence: '公开后学生在考试之外也能练到，题目和答题记录人人可见，不再适合出正式试卷。考试没有结束的题不能公开。',
  confirmLabel: '公开题目',
});

export const ShareDialog = askBefore({
  title: (whom) => `共享${whom}？`,
  consequence: '共享后所有机构都能看到题目和答案，并选进自己的试卷。',
  confirmLabel: '共享题目',
});

export const ShareAllDialog = askBefore({
  title: () => '把平台的题目都共享给机构？',
  consequence:
    '平台可用的题目都会共享，所有机构都能看到题目和答案，并选进自己的试卷。没有结束的正式考试里的题目会跳过，最后逐道列出。',
  confirmLabel: '共享全部',
});

export const UnshareDialog = askBefore({
  title: (whom) => `取消共享${whom}？`,
  consequence: '取消后各机构的题库里不再有它，也不能再选入新的试卷和作业；已经用到它的试卷和作业照常。',
  confirmLabel: '取消共享',
});

export const TakeDialog = askBefore({
  title: (whom) => `把${whom}收归机构？`,
  consequence: '离开学校的老师留下的题从此由机构管理。老师还在学校的题不能收走，请他自己提交审核。',
  confirmLabel: '收归机构',
});
