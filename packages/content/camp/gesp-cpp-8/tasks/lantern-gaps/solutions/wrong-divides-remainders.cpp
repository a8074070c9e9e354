// fails: 02 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA
#include <iostream>
using namespace std;

const long long P = 1000000007;

int main() {
    int q, a, b;
    cin >> q;
    while (q--) {
        cin >> a >> b;
        long long ways = 1;
        for (int i = 1; i <= b; i++) ways = ways * (a + 2 - i) % P / i;
        cout << ways << "\n";
    }
    return 0;
}
