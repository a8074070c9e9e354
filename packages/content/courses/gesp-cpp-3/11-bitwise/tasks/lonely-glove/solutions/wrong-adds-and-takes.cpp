// fails: 01 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA
#include <iostream>
using namespace std;

int main() {
    int n, m;
    long long x, glove = 0, umbrella = 0;
    cin >> n >> m;
    for (int i = 1; i <= n; i++) {
        cin >> x;
        if (i % 2 == 1) glove += x;
        else glove -= x;
    }
    for (int i = 1; i <= m; i++) {
        cin >> x;
        umbrella ^= x;
    }
    cout << glove << " " << umbrella << endl;
    return 0;
}
