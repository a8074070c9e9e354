import { ofPoint, type Template } from '../parametric.ts';

const oop = ofPoint('gesp-cpp-6/oop', '面向对象');

/** Which function is called through a pointer to the base class. */
const virtualCall = oop({
  name: 'virtual-call',
  title: '调用的是谁的函数',
  difficulty: 'medium',
  hints: ['先看函数前面有没有 virtual。', '有的看对象是谁，没有的看指针是什么类型。'],
  draw: (random) => ({ n: random.some(4, 1, 9), isFirstVirtual: random.pick([true, false]) }),
  write: ({ n: [a = 1, b = 2, c = 3, d = 4], isFirstVirtual }) => {
    const [f, g] = isFirstVirtual ? ['virtual int', 'int'] : ['int', 'virtual int'];
    const [mark, plain] = isFirstVirtual ? ['f', 'g'] : ['g', 'f'];
    return {
      code: `struct Toy {\n    ${f} f() { return ${a}; }\n    ${g} g() { return ${b}; }\n};\nstruct Robot : Toy {\n    int f() { return ${c}; }\n    int g() { return ${d}; }\n};\nRobot r;\nToy *p = &r;\ncout << p->f() << " " << p->g();`,
      key: isFirstVirtual ? `${c} ${b}` : `${a} ${d}`,
      why: `p 是指向基类的指针，指着一个 Robot。${mark} 是虚函数，看对象是谁，调用 Robot 的；${plain} 不是虚函数，看指针是谁的，调用 Toy 的，`,
      wrong: [
        [`${c} ${d}`, '以为只要对象是 Robot，就都调用 Robot 的，不是虚函数的要看指针'],
        [`${a} ${b}`, '以为指针是 Toy 的，就都调用 Toy 的，虚函数要看对象'],
        [isFirstVirtual ? `${a} ${d}` : `${c} ${b}`, '把虚函数和普通函数弄反了'],
      ],
    };
  },
  check: ({ n, isFirstVirtual }, key) => {
    const places = key.split(' ').map((one) => n.indexOf(Number(one)));
    return places.join('') === (isFirstVirtual ? '21' : '03');
  },
});

/** In which order objects are made and end. */
const buildOrder = oop({
  name: 'build-order',
  title: '构造与析构的次序',
  difficulty: 'hard',
  hints: ['构造的次序是先基类，再成员，最后自己。', '析构的次序和构造正好倒过来。'],
  draw: (random) => ({ letters: random.some(3, 0, 25) }),
  write: ({ letters }) => {
    const [a = 'a', b = 'b', c = 'c'] = letters.map((at) => String.fromCodePoint(97 + at));
    const [x, y, z] = [a, b, c].map((one) => one.toUpperCase());
    const cls = (name: string, begin: string, end: string, body = '') =>
      `struct ${name} {\n${body}    ${name.replace(/ .*/u, '')}() { cout << '${begin}'; }\n    ~${name.replace(/ .*/u, '')}() { cout << '${end}'; }\n};`;
    return {
      code: `${cls('Wheel', `${a}`, `${x}`)}\n${cls('Car', `${b}`, `${y}`)}\n${cls('Bus : Car', `${c}`, `${z}`, '    Wheel w;\n')}\n{\n    Bus one;\n}`,
      key: `${b}${a}${c}${z}${x}${y}`,
      why: `构造时先基类 Car，再成员 w，最后 Bus 自己，输出 ${b}${a}${c}；析构的次序正好倒过来，输出 ${z}${x}${y}，`,
      wrong: [
        [`${b}${a}${c}${y}${x}${z}`, '以为析构的次序和构造一样，其实倒过来'],
        [`${c}${a}${b}${y}${x}${z}`, '以为先构造自己，再构造成员和基类'],
        [`${a}${b}${c}${z}${y}${x}`, '把成员排到了基类的前面'],
        [`${c}${z}`, '以为只有 Bus 自己的构造和析构'],
      ],
    };
  },
  check: ({ letters }, key) => {
    const [a, b, c] = letters.map((at) => String.fromCodePoint(97 + at));
    const made = `${b}${a}${c}`;
    return key === made + made.toUpperCase().split('').toReversed().join('');
  },
});

export const OBJECTS: readonly Template[] = [virtualCall, buildOrder];
