#include <iostream>
using namespace std;

int main() {
    long long n;
    cin >> n;
    int times = 0;
    while (n >= 10) {
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
