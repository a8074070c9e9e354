// fails: 02 WA, 03 WA, 10 WA, 11 WA, 12 WA, 14 WA
#include <iostream>
using namespace std;

int main() {
    int n, m;
    long long x;
    int glove = 0, umbrella = 0;
    cin >> n >> m;
    for (int i = 1; i <= n; i++) {
        cin >> x;
        glove ^= x;
    }
    for (int i = 1; i <= m; i++) {
        cin >> x;
        umbrella ^= x;
    }
    cout << glove << " " << umbrella << endl;
    return 0;
}
