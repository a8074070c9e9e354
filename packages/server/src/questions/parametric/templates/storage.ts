import { ofBoth, type Template } from '../parametric.ts';

const computer = ofBoth(1, 'computer', '存储单位');
const storage = ofBoth(2, 'storage', '存储器');

/** Units of storage, each 1,024 times the one before. */
const unitSteps = computer({
  name: 'unit-steps',
  title: '存储单位的换算',
  difficulty: 'easy',
  hints: ['相邻两个单位之间的倍数是二的十次方，不是整一千。', '换成小单位，数会变大；换成大单位，数会变小。'],
  draw: (random) => ({ n: random.int(2, 16), at: random.int(0, 2), isDown: random.pick([true, false]) }),
  write: ({ n, at, isDown }) => {
    const units = ['B', 'KB', 'MB', 'GB'] as const;
    const [small, big] = [units[at], units[at + 1]];
    const key = isDown ? n * 1024 : n;
    return {
      lead: `${isDown ? n : n * 1024} ${isDown ? big : small} 等于多少 ${isDown ? small : big}？（　　）`,
      key: `${key}`,
      why: `相邻两个单位之间是 1024 倍，1 ${big} = 1024 ${small}，${isDown ? `换成小单位要乘：${n} × 1024 = ${key}` : `换成大单位要除：${n * 1024} ÷ 1024 = ${n}`}，`,
      wrong: isDown
        ? [
            [`${n * 1000}`, '以为相邻单位之间是 1000 倍'],
            [`${n * 8}`, '用了字节和位之间的 8 倍'],
            [`${n * 1024 * 1024}`, '多换了一级，乘了两次 1024'],
          ]
        : [
            [`${n * 1024 * 1024}`, '把方向弄反了，换成大单位应当用除法'],
            [`${n * 128}`, '用了字节和位之间的 8 倍'],
            [`${n * 2}`, '以为相邻单位之间是 512 倍'],
          ],
      proof: `cout << ${isDown ? `${n} * 1024` : `${n * 1024} / 1024`};`,
    };
  },
  check: ({ n, isDown }, key) => Number(key) >> (isDown ? 10 : 0) === n,
});

/** Bits and bytes. */
const bitsInBytes = computer({
  name: 'bits-in-bytes',
  title: '字节与二进制位',
  difficulty: 'easy',
  hints: ['一个字节由八个二进制位组成。', '先想清楚结果应该变大还是变小，再决定用乘还是用除。'],
  draw: (random) => ({ n: random.int(3, 40) }),
  write: ({ n }) => ({
    lead: `一段文字占 ${n} 个字节（Byte），也就是占多少个二进制位（bit）？（　　）`,
    key: `${n * 8}`,
    why: `1 个字节是 8 个二进制位，${n} × 8 = ${n * 8}，`,
    wrong: [
      [`${n * 10}`, '以为 1 个字节是 10 位'],
      [`${n * 1024}`, '把字节当成了 KB，乘了 1024'],
      [`${n * 2}`, '以为二进制就是乘 2'],
      [`${n}`, '以为字节和位是一回事'],
    ],
    proof: `cout << ${n} * 8;`,
  }),
  check: ({ n }, key) => Number(key) / n === 2 ** 3,
});

/** How many files fit on a drive. */
const filesOnDrive = storage({
  name: 'files-on-drive',
  title: '能存多少个文件',
  difficulty: 'medium',
  hints: ['先把两个数换成同一个单位。', '换好以后看总量里有几个整的一份。'],
  draw: (random) => ({ gigabytes: random.pick([1, 2, 4, 8, 16]), size: random.pick([2, 4, 8, 16, 32, 64]) }),
  write: ({ gigabytes, size }) => {
    const key = (gigabytes * 1024) / size;
    const [over, thousand] = [key * 1024, Math.floor((gigabytes * 1000) / size)];
    return {
      lead: `一个空的 U 盘有 ${gigabytes} GB，每张照片占 ${size} MB，最多能存多少张照片？（按 1 GB = 1024 MB 计算）（　　）`,
      key: `${key}`,
      why: `先统一单位：${gigabytes} GB = ${gigabytes * 1024} MB，再除以每张的 ${size} MB，得 ${key}，`,
      wrong: [
        [`${thousand}`, '按 1 GB = 1000 MB 算了'],
        [`${over}`, '多换了一级单位，乘了两次 1024'],
        [`${gigabytes * 1024 - size}`, '用了减法，应当看里面有几个照片的大小'],
        [`${gigabytes * size}`, '没有统一单位就直接相乘'],
        [`${key / 2}`, '把一半空间留了出来，U 盘是空的'],
      ],
      proof: `cout << ${gigabytes} * 1024 / ${size};`,
    };
  },
  check: ({ gigabytes, size }, key) => Number(key) * size === gigabytes * 2 ** 10,
});

/** Bytes of a picture without compression. */
const pictureBytes = storage({
  name: 'picture-bytes',
  title: '一张图占多少字节',
  difficulty: 'medium',
  hints: ['先求一共有多少个像素。', '每个像素的位数换成字节要除以八，再乘像素的个数。'],
  draw: (random) => ({
    width: random.int(2, 12) * 10,
    height: random.int(2, 12) * 10,
    bits: random.pick([8, 16, 24, 32]),
  }),
  write: ({ width, height, bits }) => {
    const bytes = bits / 8;
    const key = width * height * bytes;
    return {
      lead: `一张没有压缩的图片宽 ${width} 个像素、高 ${height} 个像素，每个像素用 ${bits} 个二进制位表示颜色，共占多少字节？（　　）`,
      key: `${key}`,
      why: `一共 ${width} × ${height} = ${width * height} 个像素，每个像素 ${bits} 位，就是 ${bytes} 个字节，乘起来是 ${key}，`,
      wrong: [
        [`${width * height * bits}`, '算成了多少位，没有除以 8 变成字节'],
        [`${(width + height) * bytes}`, '把宽和高加起来了，像素的个数要相乘'],
        [`${width * height}`, '只数了像素的个数'],
        [`${2 * (width + height) * bytes}`, '只算了图片的一圈边'],
      ],
      proof: `cout << ${width} * ${height} * (${bits} / 8);`,
    };
  },
  check: ({ width, height, bits }, key) => Number(key) * 8 === width * bits * height,
});

/** Which memory keeps its content without power, which is fastest. */
const memoryKinds = storage({
  name: 'memory-kinds',
  title: '认识各种存储器',
  difficulty: 'easy',
  hints: ['先问：断电以后里面的内容还在吗？', '再问：能不能随时改写，是快而小，还是慢而大？'],
  draw: (random) => ({
    at: random.int(0, 3),
    place: random.pick(['教室的电脑', '家里的电脑', '机房的电脑', '笔记本电脑', '图书馆的电脑', '学校的电脑']),
    asks: random.int(0, 1),
  }),
  write: ({ at, place, asks }) => {
    const kinds = [
      ['内存（RAM）', '正在运行的程序和数据放在这里，断电就消失', '把断电就丢的存储器和长期保存的弄混了'],
      ['只读存储器（ROM）', '通常只读不写，断电也不丢，存放开机要用的程序', '把只读的存储器和可以随意改写的弄混了'],
      ['高速缓存（Cache）', '在 CPU 和内存之间，容量小，速度比内存快', '把 CPU 旁边的小而快的存储器和别的弄混了'],
      ['硬盘', '断电不丢，容量大，用来长期保存文件', '把长期保存文件的设备和运行时用的弄混了'],
    ] as const;
    const asked = kinds[at] ?? kinds[0];
    const side = asks === 0 ? 0 : 1;
    const others = kinds.filter((one) => one !== asked);
    return {
      lead:
        side === 0
          ? `在${place}里，「${asked[1]}」说的是哪一种存储器？（　　）`
          : `关于${place}里的${asked[0]}，哪一句说得对？（　　）`,
      key: asked[side],
      why: `${asked[0]}：${asked[1]}。`,
      wrong: others.map((one) => [one[side], `${one[2]}，这说的是${side === 0 ? one[1] : one[0]}`] as const),
      proof: `map<string, string> says = {${kinds.map((one) => `{"${one[side]}", "${one[1 - side]}"}`).join(', ')}};\nfor (auto &one : says) if (one.second == "${asked[1 - side]}") cout << one.first;`,
      isProse: true,
    };
  },
  check: ({ at }, key) =>
    at === ['内存', '只读', '高速', '硬盘'].findIndex((one) => key.startsWith(one)) ||
    at === ['正在', '通常', '在 CPU', '断电'].findIndex((one) => key.startsWith(one)),
});

export const STORAGE: readonly Template[] = [unitSteps, bitsInBytes, filesOnDrive, pictureBytes, memoryKinds].flat();
