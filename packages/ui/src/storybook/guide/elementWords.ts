import type { ElementEvents, ElementProperties, ElementTag } from '../../elements/elementTypes.ts';

type RequiredOf<Properties> = {
  [Name in keyof Properties]-?: Record<string, never> extends Pick<Properties, Name> ? never : Name;
}[keyof Properties];

interface ElementWords<Tag extends ElementTag> {
  use: string;
  required: readonly RequiredOf<ElementProperties[Tag]>[];
  properties: { readonly [Name in keyof ElementProperties[Tag]]-?: string };
  events: { readonly [Name in keyof ElementEvents[Tag]]: string };
  /** A tag to copy and change. */
  sample: string;
}

const SITE = '平台的网址；不写就是 script 来的网站';
const TICKET = '学校的服务器签名的票据（docs/sso.md），只能用一次；换一张新的不打断框里的页面';
const SERVER_TIME = '服务器现在的时间，网页用它校正本机的钟';
const TICKET_EVENT = '要一张新的票据：被拒绝（refused）、登录已过期（expired）、还没有（missing）';

/** What each element and each of its attributes is for, and a sample. */
export const ELEMENT_WORDS: { readonly [Tag in ElementTag]: ElementWords<Tag> } = {
  'ao-question': {
    use: '一道题：作答、只读或回顾',
    required: ['question'],
    properties: {
      question: '题目，和接口给的一样',
      answer: '已有的答案',
      mode: 'answer 作答，read 只读，review 回顾（要成绩报告里的题目）',
      readOnly: '作答时锁住选项',
      size: '字号：s、m、l',
      mineWord: '回顾里「我的答案」换成的字，例如学生的名字',
    },
    events: { 'ao-answer': '答案变了；取消事件就不改' },
    sample: `<ao-question question='{
  "id": "q1", "no": 1, "type": "1", "points": 200,
  "title": null, "blankCount": 0, "programming": null,
  "stemHtml": "<p>对长度为 n 的有序数组做二分查找，最坏情况下比较多少次？</p>",
  "options": [
    { "id": "A", "html": "约 n 次" },
    { "id": "B", "html": "约 log₂n 次" }
  ]
}'></ao-question>`,
  },
  'ao-answer-sheet': {
    use: '答题卡',
    required: ['sections'],
    properties: { sections: '各大题和它们的题号', currentId: '正在看的题' },
    events: { 'ao-go': '点了一个题号' },
    sample: `<ao-answer-sheet current-id="q1" sections='[
  { "name": "单选题", "note": "2 × 2 分", "cells": [
    { "id": "q1", "no": 1, "answered": true, "flagged": false, "unsaved": false },
    { "id": "q2", "no": 2, "answered": false, "flagged": true, "unsaved": false }
  ] }
]'></ao-answer-sheet>`,
  },
  'ao-countdown': {
    use: '倒计时，按服务器的时间',
    required: ['deadlineAt'],
    properties: { deadlineAt: '到什么时候', serverTime: SERVER_TIME, size: 's 或 l' },
    events: { 'ao-end': '时间到，每个截止时间一次' },
    sample: '<ao-countdown deadline-at="2030-01-01T00:00:00+08:00"></ao-countdown>',
  },
  'ao-ranking': {
    use: '排名',
    required: ['members', 'maxPoints'],
    properties: {
      members: '名次、姓名、得分（百分之一分）、用时（毫秒）',
      maxPoints: '满分，百分之一分',
      label: '表的名字',
      selfId: '哪一行是我',
      named: '显示全名；不写就只显示姓',
    },
    events: {},
    sample: `<ao-ranking label="上周社内赛" max-points="10000" self-id="m2" members='[
  { "id": "m1", "rank": 1, "name": "张子涵", "points": 10000, "usedMs": 3600000 },
  { "id": "m2", "rank": 2, "name": "林知远", "points": 9250, "usedMs": 4034000 }
]'></ao-ranking>`,
  },
  'ao-vip-card': {
    use: '一张会员卡和它的权益',
    required: ['name', 'type', 'rights'],
    properties: {
      name: '卡的名字',
      type: '0 按时间，1 按次数',
      rights: '权益的代码、名字和次数',
      validUntil: '有效到什么时候；不写是还没有买的卡',
      serverTime: SERVER_TIME,
      priceFen: '价格，分；不写就没有购买按钮',
      per: '价格后面的字，例如「年」',
    },
    events: { 'ao-buy': '点了购买；付款由网页决定' },
    sample: `<ao-vip-card name="年卡" type="0" price-fen="29800" per="年" rights='[
  { "code": "exam.mock", "name": "模拟考试", "quota": "每月 8 场" },
  { "code": "solution.video", "name": "题解视频" }
]'></ao-vip-card>`,
  },
  'ao-exam-list': {
    use: '考试列表',
    required: ['exams'],
    properties: { exams: '考试，和接口给的一样', serverTime: SERVER_TIME, site: SITE },
    events: { 'ao-open': '点了一场考试；取消事件就不打开' },
    sample: `<ao-exam-list exams="[]"></ao-exam-list>`,
  },
  'ao-python-field': {
    use: 'Python 练习场',
    required: [],
    properties: { site: SITE },
    events: {},
    sample: '<ao-python-field site="https://你的平台"></ao-python-field>',
  },
  'ao-exam-room': {
    use: '一场完整的考试：报名、作答、交卷、成绩',
    required: ['ticket', 'examId'],
    properties: {
      ticket: TICKET,
      examId: '考试',
      paperId: '直接进入哪张卷子；不写就从考试的页面报名、进入',
      site: SITE,
    },
    events: { 'ao-start': '开始作答，或回到没交的卷子', 'ao-complete': '已交卷', 'ao-ticket': TICKET_EVENT },
    sample: '<ao-exam-room exam-id="考试的编号" ticket=\'服务器签名的票据\'></ao-exam-room>',
  },
  'ao-practice': {
    use: '十道练习，或指定的一道题',
    required: ['ticket'],
    properties: {
      ticket: TICKET,
      mode: 'weak 薄弱处，due 该复习的，random 随机',
      level: '哪个级别，例如 gesp-cpp-3',
      questionId: '只做这一道题',
      site: SITE,
    },
    events: { 'ao-ticket': TICKET_EVENT },
    sample: '<ao-practice level="gesp-cpp-3" ticket=\'服务器签名的票据\'></ao-practice>',
  },
  'ao-course': {
    use: '一门课程和它的单元',
    required: ['courseId'],
    properties: { courseId: '课程', ticket: `${TICKET}；不写就是访客看到的样子`, site: SITE },
    events: { 'ao-ticket': TICKET_EVENT },
    sample: '<ao-course></ao-course>',
  },
};
