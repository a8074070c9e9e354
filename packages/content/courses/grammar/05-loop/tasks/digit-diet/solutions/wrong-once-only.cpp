// fails: 01 WA, 05 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA
#include <iostream>
using namespace std;

int main() {
    long long n;
    cin >> n;
    int times = 0;
    if (n >= 10) {
        long long product = 1;
        while (n > 0) {
            if (n % 10 != 0) product *= n % 10;
            n /= 10;
        }
        n = product;
        times++;
    }
    cout << n << " " << times << endl;
    return 0;
}
