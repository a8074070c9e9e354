import { at, idOf } from '../kit/ids.fixtures.ts';
import type { FamilyWorks, PublicWork, ReportedWorkDetail } from './sharedWork.contract.ts';

/** A PNG of one pixel, in Base64. */
export const PIXEL_PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABXvMqOgAAAABJRU5ErkJggg==';

/** A work as visitors see it. */
export const aPublicWork = (more: Partial<PublicWork> = {}): PublicWork => ({
  name: '六角雪花',
  painter: '林*',
  picture: PIXEL_PNG,
  ...more,
});

/** Four works: one public, one hidden, two private. */
export const someFamilyWorks = (more: Partial<FamilyWorks> = {}): FamilyWorks => ({
  memberId: idOf('member', 1),
  memberName: '林知远',
  shownName: '林*',
  count: 4,
  hasMore: false,
  works: ['六角雪花', '雨后彩虹', '一幅名字特别特别长的、画了三天的大海和月亮', '小屋'].map((name, no) => ({
    id: idOf('turtleWork', no),
    name,
    createdAt: at(-1_440 * (no + 1)),
    picture: PIXEL_PNG,
    code: no === 0 ? 'k3Jd0aQm7wZtR5xYb1CvNhUe8LsPfG2o' : null,
    isPublic: no === 0,
    hiddenReason: no === 1 ? '画里写了学校的名字，去掉以后可以再公开。' : null,
  })),
  ...more,
});

/** A reported work with two reports. */
export const aReportedWork = (more: Partial<ReportedWorkDetail> = {}): ReportedWorkDetail => ({
  id: idOf('turtleWork', 1),
  version: 2,
  name: '雨后彩虹',
  painter: '林知远',
  review: 'reported',
  hiddenReason: null,
  reportCount: 2,
  reportedAt: at(-30),
  lastReason: 'private',
  isPublic: true,
  picture: PIXEL_PNG,
  reports: [
    { reason: 'private', note: '右下角写了学校和班级。', at: at(-30) },
    { reason: 'other', note: null, at: at(-300) },
  ],
  ...more,
});
