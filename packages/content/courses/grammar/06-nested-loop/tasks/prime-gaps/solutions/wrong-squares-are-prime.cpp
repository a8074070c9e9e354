// fails: 01 WA, 04 WA, 05 WA, 06 WA, 09 WA, 10 WA, 11 WA, 12 WA, 15 WA, 16 WA, 17 WA, 18 WA
#include <iostream>
using namespace std;

int main() {
    int a, b;
    cin >> a >> b;
    int count = 0, last = 0, widest = 0;
    for (int n = a; n <= b; n++) {
        bool prime = n > 1;
        for (int i = 2; i * i < n; i++)
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
