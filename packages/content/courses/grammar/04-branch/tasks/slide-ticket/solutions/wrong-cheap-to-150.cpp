// fails: 01 WA, 04 WA, 05 WA, 06 WA, 08 WA, 10 WA, 14 WA, 16 WA
#include <iostream>
using namespace std;

int main() {
    int h, a, k, b;
    cin >> h >> a >> k >> b;
    int first, second;
    if (h < 120) first = 0;
    else if (a >= 60) first = 10;
    else if (h <= 150) first = 25;
    else first = 40;
    if (k < 120) second = 0;
    else if (b >= 60) second = 10;
    else if (k <= 150) second = 25;
    else second = 40;
    cout << first << " " << second << " " << first + second << endl;
    return 0;
}
