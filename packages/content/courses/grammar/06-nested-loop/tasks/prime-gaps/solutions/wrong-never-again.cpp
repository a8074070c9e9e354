// fails: 01 WA, 02 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA, 19 WA
#include <iostream>
using namespace std;

int main() {
    int a, b;
    cin >> a >> b;
    int count = 0, last = 0, widest = 0;
    bool prime = a > 1;
    for (int n = a; n <= b; n++) {
        for (int i = 2; i * i <= n; i++)
            if (n % i == 0) {
                prime = false;
                break;
            }
        if (!prime) continue;
        count++;
        if (last > 0 && n - last > widest) widest = n - last;
        last = n;
    }
    cout << count << " " << widest << endl;
    return 0;
}
