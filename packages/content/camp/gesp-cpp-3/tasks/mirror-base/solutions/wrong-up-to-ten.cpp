// fails: 01 WA, 02 WA, 03 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 14 WA
#include <iostream>
using namespace std;

int main() {
    int n;
    cin >> n;
    int ways = 0, least = 0;
    for (int b = 2; b <= 10; b++) {
        int a[40], len = 0;
        for (int t = n; t > 0; t /= b)
            a[len++] = t % b;
        bool same = true;
        for (int i = 0; i < len / 2; i++)
            if (a[i] != a[len - 1 - i])
                same = false;
        if (same) {
            ways++;
            if (least == 0)
                least = b;
        }
    }
    cout << ways << " " << least << endl;
    return 0;
}
