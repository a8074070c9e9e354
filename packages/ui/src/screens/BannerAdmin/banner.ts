import type { InputOf, OutputOf } from '@aosai/api/contract/call';
import type { imageBanner } from '@aosai/api/contract/platform/imageBanner';

type BannerCalls = (typeof imageBanner)['calls'];

export type BannerRow = OutputOf<BannerCalls['queryList']>['content'][number];
/** What the dialog asks for; the picture is held by the app while it goes up. */
export type BannerForm = Omit<InputOf<BannerCalls['create']>, 'image' | 'link'> & { link: string };

export interface BannerFilter {
  keyword: string;
  isOn: '' | 'true' | 'false';
}

export const NO_BANNER_FILTER: BannerFilter = { keyword: '', isOn: '' };
