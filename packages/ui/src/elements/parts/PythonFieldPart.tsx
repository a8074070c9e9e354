import { definePart, type ViewProps } from '../part.tsx';
import { optional, siteAddress } from '../readers.ts';
import { SiteFrame } from '../SiteFrame.tsx';

interface Values {
  site: string | null;
}

const View = ({ values: { site } }: ViewProps<Values>) => <SiteFrame title="Python 练习场" site={site} path="python" />;

/** `ao-python-field`: a Python playground. */
export const part = definePart<Values>({ properties: { site: optional(siteAddress) }, View });
