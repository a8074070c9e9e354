import { at, idOf } from '../kit/ids.fixtures.ts';
import type { Album } from './album.contract.ts';

const unit = (no: number, title: string, text: string, earnedAt: string | null) => ({
  chapterId: idOf('chapter', no),
  no,
  title,
  text,
  earnedAt,
});

/** Returns the album of a student with five seals of a level and three solved tasks. */
export function anAlbum(changes: Partial<Album> = {}): Album {
  return {
    memberId: idOf('member', 1),
    memberName: '林知远',
    levels: [
      {
        courseId: idOf('course'),
        kind: 'course',
        title: 'GESP C++ 一级',
        text: '一级',
        earnedAt: null,
        units: [
          unit(1, '第一个程序', '程序', at(-9_000)),
          unit(2, '变量与赋值', '变量', at(-7_000)),
          unit(3, '输入与顺序结构', '输入', at(-5_000)),
          unit(4, '整除与取余', '整除', at(-3_000)),
          unit(5, '分支', '分支', at(-200)),
          unit(6, '循环', '循环', null),
          unit(7, '跳出循环', '跳出', null),
        ],
      },
    ],
    points: [
      { pointId: 'gesp-cpp-1/assign', title: '赋值与自增自减', text: '赋值', earnedAt: at(-300) },
      { pointId: 'gesp-cpp-1/arith', title: '算术运算：整除与求余', text: '算术', earnedAt: at(-4_000) },
    ],
    tasks: [
      { questionId: idOf('question', 1), title: '给小树浇水', earnedAt: at(-200) },
      { questionId: idOf('question', 2), title: '步数打卡', earnedAt: at(-3_000) },
      { questionId: idOf('question', 3), title: '泳池计时', earnedAt: at(-5_000) },
    ],
    taskCount: 3,
    ...changes,
  };
}
