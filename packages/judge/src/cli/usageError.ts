/** A mistake in the command line or in a file that it names. The message is Chinese and says what to do. */
export class UsageError extends Error {}

/** The help text of the command line. */
export const USAGE = `用法：
  npm run -s judge -- run 程序 [--lang cpp|python] [--std c++11|c++14|c++17|c++20] [--stdin 文件] [--expected 文件]
      [--time-ms 1000] [--memory-mb 256] [--file-io 名称] [--compare default|token|exact|real] [--eps 1e-6]
      [--checker 比较程序或 testlib 比较程序的名称]
      编译并运行一次，输出一行 JSON
  npm run -s judge -- problem 题目文件夹 程序 [--lang cpp|python] [--std c++11|c++14|c++17|c++20]
      用文件夹里的全部测试点评测，输出每个测试点的结果（文件夹的格式见 packages/judge/README.md）
  npm run -s judge -- doctor
      检查评测机：隔离级别、编译器、缺少什么、怎样安装
  npm run -s judge -- worker --server 网站地址 [--token 令牌] [--name 名称] [--cache-mb 1024]
      为一个网站评测：领取任务、交回结果（令牌也可放在环境变量 JUDGE_TOKEN 里；JUDGE_SLOTS 是同时评测的份数）
退出码：0 已评测（无论结果），1 评测机没能评测，2 命令或文件有误`;
