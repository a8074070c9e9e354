// fails: 01 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 13 WA, 14 WA
#include <algorithm>
#include <iostream>
using namespace std;

int x[2005], most, leaves;

void build(int a, int b, int depth) {
    if (a >= b) return;
    most = max(most, depth);
    int mid = (a + b) / 2;
    if (b - a == 1) leaves++;
    build(a, mid, depth + 1);
    build(mid + 1, b, depth + 1);
}

int main() {
    int n;
    cin >> n;
    for (int i = 0; i < n; i++) cin >> x[i];
    sort(x, x + n);
    n = unique(x, x + n) - x;
    build(0, n, 1);
    cout << most << " " << leaves << endl;
    return 0;
}
