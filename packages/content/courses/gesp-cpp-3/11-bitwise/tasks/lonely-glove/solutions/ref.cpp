#include <iostream>
using namespace std;

int main() {
    int n, m;
    long long x, glove = 0, umbrella = 0;
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
