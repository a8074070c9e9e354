import { dateText } from '@aosai/api/kit/beijing';
import { BannerAdmin } from '@aosai/ui/screens/platform/BannerAdmin';
import { usePicture } from '../kit/uploads/usePicture.ts';
import { useNow } from '../kit/useNow.ts';
import { officePage } from '../kit/office/officePage.tsx';

/** /bms/imageBanner: banners of the home page. */
export const Component = officePage(BannerAdmin, 'imageBanner', {
  useKnown: () => ({ picture: usePicture('banner'), today: dateText(useNow()) }),
  read: (calls, { isOn, ...input }) =>
    calls.imageBanner.queryList({ ...input, ...(isOn && { isOn: isOn === 'true' }) }),
  acts: {
    create: (calls, form) => calls.imageBanner.create({ ...form, subtitle: form.subtitle ?? '' }),
    update: (calls, { id, version }, form) =>
      calls.imageBanner.update({ id, version, ...form, subtitle: form.subtitle ?? '' }),
    remove: (calls, { id }) => calls.imageBanner.delete({ id }),
  },
});
