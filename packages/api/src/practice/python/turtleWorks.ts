import type { FieldExample } from './fieldExamples.ts';

/** A drawing to start from. */
export interface TurtleWork extends FieldExample {
  /** A suggestion for a first change. */
  idea: string;
}

/** Drawings that use only loops, branches and arithmetic. Their preview pictures are drawn by running them. */
export const TURTLE_WORKS: readonly TurtleWork[] = [
  {
    id: 'rainbow',
    title: '雨后彩虹',
    idea: '改一改三段颜色的算式，或者让彩虹再多几道。',
    code: `import turtle

turtle.bgcolor("lightcyan")
turtle.colormode(255)
turtle.speed(9)
turtle.pensize(17)
for i in range(8):
    r = 230 - i * 16
    turtle.penup()
    turtle.goto(r, -90)
    turtle.setheading(90)
    turtle.pendown()
    if i < 3:
        turtle.pencolor(255, 90 + i * 60, 70)
    elif i < 5:
        turtle.pencolor(240 - i * 45, 205, i * 35)
    else:
        turtle.pencolor(i * 50 - 180, 240 - i * 22, 235)
    turtle.circle(r, 180)

# 两头的云，每朵五团
turtle.penup()
for side in range(-1, 2, 2):
    for k in range(5):
        turtle.goto(side * 174 - 80 + k * 40, -100 + k % 2 * 24)
        turtle.dot(76, "white")
turtle.hideturtle()
`,
  },
  {
    id: 'stars',
    title: '星星与月亮',
    idea: '换一个种子，星星和远山就不一样了；月牙也能变胖变瘦。',
    code: `import random
import turtle

random.seed(18)
turtle.bgcolor("navy")
turtle.speed(0)
turtle.penup()

turtle.color("gold")
for x in range(-300, 301, 25):
    turtle.goto(x, random.randint(-60, 200))
    turtle.setheading(random.randint(0, 71))
    size = random.randint(4, 12)
    turtle.begin_fill()
    for k in range(5):
        turtle.forward(size)
        turtle.right(144)
        turtle.forward(size)
        turtle.left(72)
    turtle.end_fill()

# 月牙：一个亮的圆，盖上一个夜空色的圆
turtle.goto(190, 120)
turtle.dot(130, "khaki")
turtle.goto(160, 138)
turtle.dot(115, "navy")

# 远山
turtle.color("darkslategray")
turtle.goto(-320, -240)
turtle.begin_fill()
for x in range(-320, 321, 80):
    turtle.goto(x, random.randint(-190, -90))
turtle.goto(320, -240)
turtle.end_fill()
turtle.hideturtle()
`,
  },
  {
    id: 'lantern',
    title: '大红灯笼',
    idea: '骨架画得密一点，穗子换成别的长短。',
    code: `import math
import turtle

turtle.bgcolor("cornsilk")
turtle.speed(9)

# 提绳和穗子
turtle.pensize(3)
turtle.pencolor("darkgoldenrod")
turtle.setheading(270)
turtle.penup()
turtle.goto(0, 220)
turtle.pendown()
turtle.goto(0, 120)
for x in range(-28, 29, 8):
    turtle.penup()
    turtle.goto(x, -110)
    turtle.pendown()
    turtle.forward(105 - abs(x))

# 灯身：一个套一个，越来越窄的椭圆
turtle.color("darkred", "crimson")
for width in range(170, 0, -60):
    turtle.penup()
    turtle.goto(width, 10)
    turtle.pendown()
    turtle.begin_fill()
    for t in range(0, 361, 10):
        a = math.radians(t)
        turtle.goto(width * math.cos(a), 10 + 115 * math.sin(a))
    turtle.end_fill()

# 上下两个盖子
turtle.color("darkgoldenrod", "gold")
for y in range(-118, 119, 236):
    turtle.penup()
    turtle.goto(-48, y)
    turtle.setheading(0)
    turtle.pendown()
    turtle.begin_fill()
    for i in range(2):
        turtle.forward(96)
        turtle.left(90)
        turtle.forward(18)
        turtle.left(90)
    turtle.end_fill()
turtle.hideturtle()
`,
  },
  {
    id: 'snowflake',
    title: '六角雪花',
    idea: '改小枝的长短和角度，看看能变出几种雪花。',
    code: `import turtle

turtle.bgcolor("midnightblue")
turtle.color("white")
turtle.speed(10)
turtle.pensize(5)
for arm in range(6):
    for step in range(1, 5):
        turtle.forward(50)
        twig = 70 - step * 13
        # 左右各长一根小枝，画完退回来
        turtle.left(60)
        turtle.forward(twig)
        turtle.backward(twig)
        turtle.right(120)
        turtle.forward(twig)
        turtle.backward(twig)
        turtle.left(60)
    turtle.backward(200)
    turtle.right(60)
turtle.hideturtle()
`,
  },
  {
    id: 'house',
    title: '小屋和太阳',
    idea: '给屋顶加一个烟囱，在窗户里画上窗格。',
    code: `import turtle

turtle.bgcolor("lightskyblue")
turtle.speed(9)
turtle.pensize(2)

# 草地
turtle.penup()
turtle.goto(-320, -240)
turtle.color("yellowgreen")
turtle.begin_fill()
for i in range(2):
    turtle.forward(640)
    turtle.left(90)
    turtle.forward(110)
    turtle.left(90)
turtle.end_fill()

# 墙
turtle.goto(-120, -150)
turtle.color("saddlebrown", "wheat")
turtle.pendown()
turtle.begin_fill()
for i in range(4):
    turtle.forward(200)
    turtle.left(90)
turtle.end_fill()

# 屋顶
turtle.penup()
turtle.goto(-150, 50)
turtle.color("brown", "tomato")
turtle.pendown()
turtle.begin_fill()
turtle.goto(-20, 150)
turtle.goto(110, 50)
turtle.goto(-150, 50)
turtle.end_fill()

# 门和窗
for i in range(2):
    turtle.penup()
    turtle.goto(-90 + i * 85, -150 + i * 80)
    turtle.color("saddlebrown", "peru")
    if i == 1:
        turtle.color("saddlebrown", "lightyellow")
    turtle.pendown()
    turtle.begin_fill()
    for k in range(2):
        turtle.forward(55)
        turtle.left(90)
        turtle.forward(110 - i * 55)
        turtle.left(90)
    turtle.end_fill()

# 太阳和光芒
turtle.pensize(5)
turtle.color("gold")
for i in range(12):
    turtle.penup()
    turtle.goto(215, 150)
    turtle.setheading(i * 30)
    turtle.forward(58)
    turtle.pendown()
    turtle.forward(24)
turtle.penup()
turtle.goto(215, 150)
turtle.dot(94)
turtle.hideturtle()
`,
  },
  {
    id: 'windmill',
    title: '八叶风车',
    idea: '改叶子的片数：每片转的角度也要跟着变。',
    code: `import turtle

turtle.bgcolor("honeydew")
turtle.speed(9)

# 竿子
turtle.pensize(12)
turtle.pencolor("peru")
turtle.goto(0, -235)
turtle.penup()
turtle.home()

# 八片叶子，两种颜色轮着来
turtle.pensize(2)
for i in range(8):
    if i % 2 == 0:
        turtle.color("darkcyan", "mediumturquoise")
    else:
        turtle.color("chocolate", "orange")
    turtle.setheading(i * 45 + 90)
    turtle.pendown()
    turtle.begin_fill()
    turtle.forward(165)
    turtle.right(120)
    turtle.forward(82)
    turtle.goto(0, 0)
    turtle.end_fill()
turtle.penup()
turtle.dot(46, "white")
turtle.dot(30, "tomato")
turtle.hideturtle()
`,
  },
];
