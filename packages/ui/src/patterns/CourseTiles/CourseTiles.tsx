import type { CourseRow } from '@aosai/api/contract/types';
import type { ComponentType } from 'react';
import styled from 'styled-components';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';

export interface CourseTilesProps {
  courses: readonly CourseRow[];
  hrefOf: (course: CourseRow) => string;
  fileUrl: (fileName: string) => string;
  /** Below the words: tags and counts. */
  Facts: ComponentType<{ course: CourseRow }>;
}

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space[16]};
  list-style: none;

  > li {
    position: relative;
    display: flex;
    flex-direction: column;
    gap: ${theme.space[8]};
    padding: ${theme.space[20]};
    overflow: hidden;
    background: ${theme.color.surface};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.card};
    box-shadow: ${theme.shadow.card};
  }
  > li:hover {
    border-color: ${theme.color.lineStrong};
  }
  img {
    width: calc(100% + ${theme.space[20]} * 2);
    margin: calc(${theme.space[20]} * -1) calc(${theme.space[20]} * -1) ${theme.space[8]};
    aspect-ratio: 5 / 2;
    object-fit: cover;
  }
  h3 a {
    color: inherit;
    overflow-wrap: anywhere;
    text-decoration: none;
  }
  h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${theme.radius.card};
  }
  h3 a:focus-visible {
    outline: none;
  }
  h3 a:focus-visible::after {
    outline: 2px solid ${theme.color.primary};
    outline-offset: -2px;
  }
  p {
    color: ${theme.color.ink2};
    font-size: 14px;
    overflow-wrap: anywhere;
  }
  > li > div {
    margin-top: auto;
    padding-top: ${theme.space[4]};
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[8]};
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
  }

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[12]};
  }
`;

/** Courses, topics or pieces of content side by side, to choose from. The whole tile is the link. */
export const CourseTiles = ({ courses, hrefOf, fileUrl, Facts }: CourseTilesProps) => (
  <Tiles role="list">
    {courses.map((course) => (
      <li key={course.id}>
        {course.cover !== null && <img src={fileUrl(course.cover)} alt="" loading="lazy" />}
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
