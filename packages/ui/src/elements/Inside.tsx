import type { ReactNode } from 'react';
import { StyleSheetManager, createGlobalStyle } from 'styled-components';
import { Alert } from '../primitives/Alert/Alert.tsx';
import { PortalRoot } from '../primitives/Portal/PortalRoot.ts';
import { accentCss } from '../tokens/accent.ts';
import { bareRoot } from '../tokens/bareRoot.ts';
import { GlobalStyle } from '../tokens/GlobalStyle.ts';
import { ThemeStyle } from '../tokens/ThemeStyle.ts';
import { Boundary } from './Boundary.tsx';
import type { PropertyValues } from './propertyValues.ts';
import type { Part, PartActions } from './part.tsx';
import { BadValue, hexColour, MissingValue, optional } from './readers.ts';
import type { ShadowPlaces } from './shadowPlaces.ts';

/**
 * Shields an element from the page's styles. Rules of the page reach the host and the properties it inherits (font,
 * colour, letter spacing), so both roots inside reset everything. The page still decides margin, size and position of
 * the host; each part draws a card as its background.
 */
const HostStyle = createGlobalStyle`
  :host {
    display: block;
    background: none;
  }
  :host([hidden]) {
    display: none;
  }
  [data-ao] {
    ${bareRoot}
  }
`;

/** Props of `Inside`; `given` are the values set by the page. */
export interface InsideProps {
  tag: string;
  part: Part;
  given: PropertyValues;
  actions: PartActions;
  places: ShadowPlaces;
  nonce: string | undefined;
}

interface Drawn {
  accent: string | null;
  content: ReactNode;
}

const drawn = ({ tag, part, given, actions }: InsideProps): Drawn => {
  try {
    return { accent: optional(hexColour)(given['accent'], 'accent'), content: part.render(given, actions) };
  } catch (error) {
    if (error instanceof MissingValue)
      return { accent: null, content: <Alert title={`${tag}：等待数据`}>请设置 {error.message}。</Alert> };
    if (error instanceof BadValue)
      return {
        accent: null,
        content: (
          <Alert tone="bad" live="polite" title={`${tag}：属性有误`}>
            {error.message}
          </Alert>
        ),
      };
    throw error;
  }
};

/**
 * Everything in the shadow root: its styles, the part or a message about what is wrong, and a root for floating parts.
 */
export const Inside = (props: InsideProps) => {
  const { tag, given, places, nonce } = props;
  const { accent, content } = drawn(props);
  return (
    <StyleSheetManager target={places.styles} {...(nonce ? { nonce } : {})}>
      <ThemeStyle />
      <GlobalStyle />
      <HostStyle />
      {accent !== null && <style {...(nonce ? { nonce } : {})}>{accentCss(accent)}</style>}
      <PortalRoot value={places.floats}>
        <Boundary
          of={given}
          fallback={
            <Alert tone="bad" live="polite" title={`${tag}：无法显示`}>
              数据的内容与接口文档不一致，请检查各属性的字段和类型。
            </Alert>
          }
        >
          {content}
        </Boundary>
      </PortalRoot>
    </StyleSheetManager>
  );
};
