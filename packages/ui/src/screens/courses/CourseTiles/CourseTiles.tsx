import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../../tokens/theme.ts';
import { Cover } from '../../../patterns/Cover/Cover.tsx';
import { TileList } from './TileList.tsx';
import type { CourseRow } from '@aosai/api/courses/course.contract';

export interface CourseTilesProps {
  courses: readonly CourseRow[];
  hrefOf: (course: CourseRow) => string;
  fileUrl: (fileName: string) => string;
  /** Shown below the text: tags and counts. */
  Facts: ComponentType<{ course: CourseRow }>;
}

const Tiles = styled(TileList)`
  > li {
    display: flex;
    flex-direction: column;
    gap: ${theme.space[8]};
    padding: ${theme.space[20]};
    overflow: hidden;
  }
  img,
  > li > figure {
    width: calc(100% + ${theme.space[20]} * 2);
    margin: calc(${theme.space[20]} * -1) calc(${theme.space[20]} * -1) ${theme.space[8]};
    aspect-ratio: 5 / 2;
    object-fit: cover;
    overflow: hidden;
  }
  h3 a {
    overflow-wrap: anywhere;
  }
  h3 a:focus-visible::after {
    outline-offset: -2px;
  }
  p {
    color: ${theme.color.ink2};
    font-size: ${theme.text.dense};
    overflow-wrap: anywhere;
  }
  > li > div {
    margin-top: auto;
    padding-top: ${theme.space[4]};
    font-variant-numeric: tabular-nums;
  }
`;

/** The uploaded picture, else a drawing; an article without a picture has none. */
const CourseCover = ({
  course: { cover, kind, title },
  fileUrl,
}: Pick<CourseTilesProps, 'fileUrl'> & { course: CourseRow }) => {
  if (cover !== null) return <img src={fileUrl(cover)} alt="" loading="lazy" />;
  if (kind === 'content') return null;
  return (
    <figure>
      <Cover title={title} />
    </figure>
  );
};

/** A grid of courses, topics or articles to choose from. The whole tile is a link. */
export const CourseTiles = ({ courses, hrefOf, fileUrl, Facts }: CourseTilesProps) => (
  <Tiles role="list">
    {courses.map((course) => (
      <li key={course.id}>
        <CourseCover course={course} fileUrl={fileUrl} />
        <h3>
          <a href={hrefOf(course)}>{course.title}</a>
        </h3>
        <p>{course.intro}</p>
        <div>
          <Facts course={course} />
        </div>
      </li>
    ))}
  </Tiles>
);
