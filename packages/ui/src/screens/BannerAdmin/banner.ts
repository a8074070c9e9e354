import type { InputOf, OutputOf } from '@aosai/api/contract/call';
import type { imageBanner } from '@aosai/api/contract/platform/imageBanner';

type BannerCalls = (typeof imageBanner)['calls'];

export type BannerRow = OutputOf<BannerCalls['queryList']>['content'][number];
/** What the dialog asks for; the picture is held by the app while it goes up. */
export type BannerForm = Omit<InputOf<BannerCalls['create']>, 'image' | 'link'> & { link: string };

export const BANNER_STATES = {
  showing: { label: '正在展示', tone: 'ok' },
  waiting: { label: '还没开始', tone: 'warn' },
  over: { label: '已过期', tone: 'neutral' },
  off: { label: '停用', tone: 'neutral' },
} as const satisfies Record<BannerRow['state'], object>;

export interface BannerFilter {
  keyword: string;
  isOn: '' | 'true' | 'false';
}

export const NO_BANNER_FILTER: BannerFilter = { keyword: '', isOn: '' };
