// fails: 02 WA, 06 WA, 07 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 16 WA
#include <iostream>
using namespace std;

int main() {
    int n, p, w;
    cin >> n >> p >> w;
    long long total = 0;
    int free = 0;
    for (int i = 1; i <= n; i++) {
        int age;
        cin >> age;
        if (age < 6) {
            free++;
        } else if (age < 14) {
            total += p / 2;
        } else if (age < 65) {
            total += p;
        } else {
            if (w > 7) {
                total += p / 2;
            } else {
                free++;
            }
        }
    }
    if (n >= 10) {
        total = total * 9 / 10;
    }
    cout << total << " " << free << endl;
    return 0;
}
