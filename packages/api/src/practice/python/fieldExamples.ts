/** A program that the Python playground offers. */
export interface FieldExample {
  id: string;
  title: string;
  code: string;
}

/** Programs for students who have not written one yet. */
export const FIELD_EXAMPLES: readonly FieldExample[] = [
  {
    id: 'flower',
    title: '画一朵花',
    code: `import turtle

turtle.speed(8)
turtle.pensize(2)
turtle.color("crimson", "pink")
for i in range(12):
    turtle.begin_fill()
    turtle.circle(80, 90)
    turtle.left(90)
    turtle.circle(80, 90)
    turtle.end_fill()
    turtle.left(90 + 30)
turtle.hideturtle()
turtle.done()
`,
  },
  {
    id: 'spiral',
    title: '彩色螺旋',
    code: `import turtle

colors = ["tomato", "orange", "gold", "seagreen", "steelblue", "mediumpurple"]
turtle.speed(0)
turtle.pensize(2)
for i in range(120):
    turtle.pencolor(colors[i % 6])
    turtle.forward(i * 2)
    turtle.left(59)
`,
  },
  {
    id: 'polygon',
    title: '你来定边数',
    code: `import turtle

n = int(input("画几边形？"))
for i in range(n):
    turtle.forward(600 / n)
    turtle.left(360 / n)
print("画好了，每个外角是", 360 / n, "度")
`,
  },
  {
    id: 'guess',
    title: '猜数字',
    code: `import random

secret = random.randint(1, 100)
count = 0
while True:
    guess = int(input("猜一个 1 到 100 的数："))
    count += 1
    if guess < secret:
        print("小了")
    elif guess > secret:
        print("大了")
    else:
        print("猜对了，一共猜了", count, "次")
        break
`,
  },
  {
    id: 'table',
    title: '九九乘法表',
    code: `for i in range(1, 10):
    for j in range(1, i + 1):
        print(f"{j}×{i}={i * j:2}", end="  ")
    print()
`,
  },
  {
    id: 'prime',
    title: '一百以内的素数',
    code: `primes = []
for n in range(2, 101):
    for p in primes:
        if n % p == 0:
            break
    else:
        primes.append(n)
print("一共有", len(primes), "个：")
print(*primes)
`,
  },
];
