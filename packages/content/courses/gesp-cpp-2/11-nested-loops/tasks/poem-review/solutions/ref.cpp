#include <iostream>
using namespace std;

int main() {
    int n, k;
    cin >> n >> k;
    int times = 0;
    long long minutes = 0;
    for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= i; j++) {
            if (j % k != 0) {
                times++;
                minutes += j;
            }
        }
    }
    cout << times << " " << minutes << endl;
    return 0;
}
