import type { OutputOf } from '@aosai/api/contract/call';
import type { imageBanner } from '@aosai/api/contract/platform/imageBanner';
import type { bannerPlace, bannerSwitch, bannerWords } from '@aosai/api/domain/bannerRules';
import type { FormOf } from '@aosai/api/domain/forms/fields';
import type { PictureField } from '../../patterns/ImageField/PictureInput.tsx';

export type BannerRow = OutputOf<(typeof imageBanner)['calls']['queryList']>['content'][number];

/** What the dialog asks for, with the picture that was chosen last. */
export type BannerForm = FormOf<typeof bannerWords & typeof bannerPlace & typeof bannerSwitch> &
  Pick<BannerRow, 'image' | 'startAt' | 'endAt'>;

export interface Known {
  picture: PictureField & {
    /** A form opens with this picture, or without any. */
    set: (fileName: string | null) => void;
  };
  /** The current day in Beijing. */
  today: string;
}
