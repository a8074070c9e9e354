import type { OutputOf } from '@aosai/api/contract/call';
import type { imageBanner } from '@aosai/api/contract/platform/imageBanner';
import type { bannerPlace, bannerSwitch, bannerWords } from '@aosai/api/domain/bannerRules';
import type { FormOf } from '@aosai/api/domain/forms/fields';
import type { Upload } from '../../patterns/UploadList/UploadList.tsx';

export type BannerRow = OutputOf<(typeof imageBanner)['calls']['queryList']>['content'][number];

/** What the dialog asks for, with the picture that was chosen last. */
export type BannerForm = FormOf<typeof bannerWords & typeof bannerPlace & typeof bannerSwitch> &
  Pick<BannerRow, 'image' | 'startAt' | 'endAt'>;

/** The picture of the open form: as it will be saved, and the one on its way. */
interface Picture {
  fileName: string | null;
  upload: Upload | undefined;
  /** A form opens with this picture, or without any. */
  begin: (fileName: string | null) => void;
  choose: (file: File) => void;
  remove: () => void;
  cancel: () => void;
  retry: () => void;
}

export interface Known {
  picture: Picture;
  /** The current day in Beijing. */
  today: string;
}
