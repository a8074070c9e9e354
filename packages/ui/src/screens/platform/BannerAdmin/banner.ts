import type { OutputOf } from '@aosai/api/kit/contract/call';
import type { imageBanner } from '@aosai/api/platform/imageBanner.contract';
import type { bannerPlace, bannerSwitch, bannerWords } from '@aosai/api/platform/bannerRules';
import type { FormOf } from '@aosai/api/kit/fields';
import type { PictureField } from '../../../patterns/ImageField/PictureInput.tsx';

export type BannerRow = OutputOf<(typeof imageBanner)['calls']['queryList']>['content'][number];

/** The values of the dialog, with the picture chosen last. */
export type BannerForm = FormOf<typeof bannerWords & typeof bannerPlace & typeof bannerSwitch> &
  Pick<BannerRow, 'image' | 'startAt' | 'endAt'>;

export interface Known {
  picture: PictureField & {
    /** Sets the picture a form begins with, or null for none. */
    set: (fileName: string | null) => void;
  };
  /** The current day in Beijing. */
  today: string;
}
