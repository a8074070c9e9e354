import { styled } from 'styled-components';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import type { OutputOf } from '@aosai/api/kit/contract/call';
import type { imageBanner } from '@aosai/api/platform/imageBanner.contract';

export type Banner = OutputOf<(typeof imageBanner)['calls']['queryListByPosition']>['content'][number];

/** Height of one line of banners, and of its placeholder. */
const HEIGHT_PX = 76;

const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[16]};
  list-style: none;

  > li {
    flex: 1 1 min(320px, 100%);
    position: relative;
    display: flex;
    align-items: center;
    gap: ${theme.space[16]};
    min-height: ${HEIGHT_PX}px;
    padding: ${theme.space[12]} ${theme.space[20]};
    border: 1px solid ${theme.color.line};
    border-left: 3px solid ${theme.color.seal};
    border-radius: ${theme.radius.control};
    background: ${theme.color.surface};
  }
  > li > div {
    flex: 1;
    min-width: 0;
  }
  img {
    width: 96px;
    height: 52px;
    border-radius: ${theme.radius.tag};
    object-fit: cover;
  }
  b {
    display: block;
    font-weight: ${theme.weight.bold};
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  li:has(a):hover {
    border-color: ${theme.color.lineStrong};
    border-left-color: ${theme.color.seal};
  }
  p {
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
  }
  svg {
    color: ${theme.color.ink3};
  }

  ${media.narrow} {
    > li {
      padding: ${theme.space[12]} ${theme.space[16]};
    }
  }
`;

/** Banners of the first page: a title, a line of text, a link. */
export const Banners = ({ banners }: { banners: readonly Banner[] | undefined }) => {
  if (!banners) return <Skeleton height={HEIGHT_PX} />;
  if (banners.length === 0) return null;
  return (
    <Root role="list" aria-label="推荐">
      {banners.map((banner) => (
        <li key={banner.id}>
          {banner.image !== null && <img src={banner.image} alt="" />}
          <div>
            <b>{banner.link === null ? banner.title : <a href={banner.link}>{banner.title}</a>}</b>
            <p>{banner.subtitle}</p>
          </div>
          {banner.link !== null && <Icon name="chevron-right" />}
        </li>
      ))}
    </Root>
  );
};
