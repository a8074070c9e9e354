import { WEB_BASE } from '@aosai/api/kit/constants';
import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { definePart, type ViewProps } from '../part.tsx';
import { optional, siteAddress } from '../readers.ts';

interface Values {
  site: string | null;
}

const Frame = styled.iframe`
  display: block;
  box-sizing: border-box;
  width: 100%;
  height: 640px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
`;

/** Frames a page of the site, because only that page can run the interpreter in a sandbox without an origin. */
const View = ({ values: { site } }: ViewProps<Values>) => (
  <Frame title="Python 练习场" src={new URL(`${WEB_BASE}embed/python`, site ?? import.meta.url).href} />
);

/** `ao-python-field`: a Python playground. */
export const part = definePart<Values>({ properties: { site: optional(siteAddress) }, View });
