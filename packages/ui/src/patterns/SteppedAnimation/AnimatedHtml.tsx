import { animationParts } from '@aosai/api/courses/animationParts';
import { styled } from 'styled-components';
import { Html, type HtmlProps } from '../../primitives/Html/Html.tsx';
import { theme } from '../../tokens/theme.ts';
import { LazyAnimation } from './LazyAnimation.tsx';

export type AnimatedHtmlProps = Pick<HtmlProps, 'html' | 'size'>;

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};
`;

/** An article or a course's notes, as the server has rendered them, with the animations in their places. */
export const AnimatedHtml = ({ html, size = 'm' }: AnimatedHtmlProps) => {
  const parts = animationParts(html);
  if (parts.every(({ kind }) => kind === 'html')) return <Html html={html} size={size} />;
  return (
    <Root>
      {parts
        .map((part, place) => ({ part, key: `${place}` }))
        .map(({ part, key }) =>
          part.kind === 'html' ? (
            <Html key={key} html={part.html} size={size} />
          ) : (
            <LazyAnimation key={key} name={part.name} data={part.data} />
          ),
        )}
    </Root>
  );
};
