import { dateText } from '@aosai/api/kit/beijing';
import { BannerAdmin } from '@aosai/ui/screens/platform/BannerAdmin';
import { usePicture } from '../kit/uploads/usePicture.ts';
import { useNow } from '../kit/useNow.ts';
import { leadsTo, readBannerTargets } from './bannerTargets.ts';
import { officePage } from '../kit/office/officePage.tsx';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';

/** /bms/imageBanner: banners of the home page. */
export const Component = officePage(BannerAdmin, 'imageBanner', {
  useKnown() {
    const read = useOfficeCall(['bannerTargets'], readBannerTargets);
    return { picture: usePicture('banner'), targets: read.data?.targets, today: dateText(useNow()) };
  },
  async read(calls, { isOn, ...input }) {
    const page = await calls.imageBanner.queryList({ ...input, ...(isOn && { isOn: isOn === 'true' }) });
    // A file has no rows to add to.
    if (input.export !== undefined) return { ...page, content: [] };
    const targets = await readBannerTargets(calls);
    return { ...page, content: page.content.map((row) => ({ ...row, leadsTo: leadsTo(row.link, targets) })) };
  },
  acts: {
    create: (calls, form) => calls.imageBanner.create({ ...form, subtitle: form.subtitle ?? '' }),
    update: (calls, { id, version }, form) =>
      calls.imageBanner.update({ id, version, ...form, subtitle: form.subtitle ?? '' }),
    remove: (calls, { id }) => calls.imageBanner.delete({ id }),
  },
});
