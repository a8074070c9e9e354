// Example page of a partner: sets properties (or attributes) and listens to the events that elements send.
const element = (id) => document.querySelector(`#${id}`);
const HOUR_MS = 3_600_000;
const inHours = (hours) => new Date(Date.now() + hours * HOUR_MS).toISOString();

const cell = (no, answered = false) => ({ id: `q${no}`, no, answered, flagged: no === 4, unsaved: false });

element('countdown').deadlineAt = inHours(26);

element('sheet').sections = [
  { name: '单选题', note: '4 × 2 分', cells: [cell(1), cell(2, true), cell(3, true), cell(4)] },
  { name: '编程题', note: '2 × 25 分', cells: [cell(5), cell(6)] },
];

const exam = {
  summary: '社内选拔，难度接近 GESP 四级。',
  template: 'gesp-4',
  priceFen: 0,
  enrollStartAt: inHours(-24),
  durationMin: 120,
  paperCount: 1,
  questionCount: 27,
  totalPoints: 10_000,
  passPoints: 6_000,
  maxAttempts: 1,
  feedback: 'deferred',
  enrollCount: 32,
  mine: null,
};
element('exams').exams = [
  {
    ...exam,
    id: 'club-1',
    title: '社内选拔赛（一）',
    status: '1',
    enrollEndAt: inHours(25),
    startAt: inHours(26),
    endAt: inHours(28),
  },
  {
    ...exam,
    id: 'club-2',
    title: '周末热身赛',
    status: '3',
    enrollEndAt: inHours(2),
    startAt: inHours(-1),
    endAt: inHours(2),
  },
];

element('ranking').members = [
  { id: 'm1', rank: 1, name: '张子涵', points: 10_000, usedMs: 3_600_000 },
  { id: 'm2', rank: 2, name: '欧阳思远', points: 9_600, usedMs: 3_817_000 },
  { id: 'm3', rank: 3, name: '林知远', points: 9_250, usedMs: 4_034_000 },
];

element('card').rights = [
  { code: 'exam.mock', name: '模拟考试', quota: '每月 8 场' },
  { code: 'solution.video', name: '题解视频' },
];

for (const name of ['ao-answer', 'ao-go', 'ao-open', 'ao-end', 'ao-buy'])
  document.addEventListener(name, (event) => {
    // The example exams have no pages, so links must not be followed.
    if (name === 'ao-open') event.preventDefault();
    const line = document.createElement('li');
    line.textContent = `${event.target.localName} → ${name} ${JSON.stringify(event.detail)}`;
    element('events').prepend(line);
  });

document.addEventListener('ao-answer', (event) => {
  const [choices, ...others] = element('sheet').sections;
  const cells = choices.cells.map((one) =>
    one.id === 'q1' ? { ...one, answered: event.detail.answer !== null } : one,
  );
  element('sheet').sections = [{ ...choices, cells }, ...others];
});

const parts = () =>
  document.querySelectorAll(
    '[id]:is(ao-countdown, ao-question, ao-answer-sheet, ao-exam-list, ao-ranking, ao-vip-card)',
  );
const dark = matchMedia('(prefers-color-scheme: dark)').matches;
let theme = dark ? 'dark' : 'light';
const showTheme = () => parts().forEach((part) => (part.dataset.theme = theme));
showTheme();
element('theme').addEventListener('click', () => {
  theme = theme === 'dark' ? 'light' : 'dark';
  showTheme();
});

const ACCENTS = ['#0f766e', '#7c3aed', '#24438f'];
let accents = 0;
element('accent').addEventListener('click', () => {
  const accent = ACCENTS[accents++ % ACCENTS.length];
  parts().forEach((part) => part.setAttribute('accent', accent));
});
