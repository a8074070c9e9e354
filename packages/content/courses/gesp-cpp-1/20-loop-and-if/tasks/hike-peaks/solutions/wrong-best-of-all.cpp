// fails: 01 WA, 02 WA, 04 WA, 05 WA, 06 WA, 07 WA, 09 WA, 10 WA
#include <iostream>
using namespace std;

int main() {
    int n, a, b, c;
    cin >> n >> a >> b;
    int count = 0, best = a;
    if (b > best) best = b;
    for (int i = 3; i <= n; i++) {
        cin >> c;
        if (b > a && b > c) count++;
        if (c > best) best = c;
        a = b;
        b = c;
    }
    cout << count << " " << best << endl;
    return 0;
}
